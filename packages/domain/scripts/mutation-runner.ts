// Runs the tests for Stryker in its own process: bundled once with their mutants, and for each mutant only evaluated
// again, which takes milliseconds. Stryker's runner for Vitest starts a run of Vitest a mutant: hours instead of minutes.
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { build } from 'esbuild';
import * as vitest from 'vitest';

interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

type Bundle = (require: (id: string) => unknown, module: { exports: unknown }) => void;

/** What instrumented code reads and writes. */
interface Instrumentation {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}

// A mutant that lives through a third of the cases lives through all of them, with few exceptions; and it is dead with
// the first counterexample, of which nobody reads the smallest.
process.env.PROPERTY_FACTOR ??= '0.3';
process.env.PROPERTY_SHRINK ??= '0';

/** The place where instrumented code looks for it. */
const instrumentation: Instrumentation = {};
Object.assign(globalThis, { ['__stryker__']: instrumentation });

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The tests as one script; packages stay outside, so that only our own modules are evaluated anew. Without those that
 * start a process of their own, where no mutant is at work, and those of the package as a whole, which read the source,
 * full of mutants as it is then.
 */
async function bundleOfTests(): Promise<Bundle> {
  const tests = globSync('src/**/*.test.ts', { exclude: ['src/testing/**', '**/*.growth.test.ts'] });
  const { outputFiles } = await build({
    stdin: {
      contents: ['src/testing/setup.ts', ...tests].map((file) => `import './${file}';`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    // The package says that its files have no side effects; tests have nothing else.
    ignoreAnnotations: true,
    define: { 'import.meta.dirname': JSON.stringify(join(process.cwd(), 'src/testing')) },
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  return new Script(`(function (require, module) {${code}\n})`).runInThisContext() as Bundle;
}

/** `describe` and `test`, which only note what they are given. */
function collector(tests: Test[]) {
  const each =
    (note: (name: string, run: (...args: unknown[]) => unknown) => void) =>
    (rows: readonly unknown[]) =>
    (name: string, run: (...args: unknown[]) => unknown) => {
      for (const row of rows) note(name, () => run(...(Array.isArray(row) ? (row as unknown[]) : [row])));
    };
  const test = (name: string, run: () => unknown) => void tests.push({ name, run });
  const describe = (_: string, body: () => void) => body();
  return {
    test: Object.assign(test, { each: each(test) }),
    describe: Object.assign(describe, { each: each(describe) }),
  };
}

class InProcessRunner implements TestRunner {
  #bundle: Bundle = () => {};
  #tests: readonly Test[] = [];
  readonly #require = createRequire(join(process.cwd(), 'package.json'));

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.#bundle = await bundleOfTests();
  }

  /** Evaluates every module anew. */
  #load(): void {
    const tests: Test[] = [];
    const { test, describe } = collector(tests);
    const replaced: object = { ...vitest, test, it: test, describe };
    this.#bundle((id) => (id === 'vitest' ? replaced : this.#require(id)), { exports: {} });
    this.#tests = tests;
  }

  async dryRun(): Promise<DryRunResult> {
    instrumentation.activeMutant = undefined;
    this.#load();
    const tests = [];
    for (const [id, { name, run }] of this.#tests.entries()) {
      instrumentation.currentTestId = String(id);
      const started = performance.now();
      const failureMessage = await this.#failureOf(run);
      const told = { id: String(id), name, timeSpentMs: performance.now() - started };
      tests.push(
        failureMessage === null
          ? { ...told, status: TestStatus.Success as const }
          : { ...told, status: TestStatus.Failed as const, failureMessage },
      );
    }
    instrumentation.currentTestId = undefined;
    const { mutantCoverage } = instrumentation;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage ? { mutantCoverage } : {}) };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    Object.assign(instrumentation, { hitCount: 0, hitLimit: options.hitLimit, activeMutant: undefined });
    const isStatic = options.mutantActivation === 'static';
    if (isStatic) instrumentation.activeMutant = options.activeMutant.id;
    try {
      this.#load();
    } catch (error) {
      return { status: MutantRunStatus.Error, errorMessage: messageOf(error) };
    }
    instrumentation.activeMutant = options.activeMutant.id;
    const ids = options.testFilter?.map(Number) ?? this.#tests.map((_, id) => id);
    for (const [at, id] of ids.entries()) {
      const test = this.#tests[id];
      const failureMessage = test ? await this.#failureOf(test.run) : 'the test is gone';
      if ((instrumentation.hitCount ?? 0) > (options.hitLimit ?? Infinity)) {
        return { status: MutantRunStatus.Timeout, reason: 'went round too often' };
      }
      if (failureMessage !== null) {
        return { status: MutantRunStatus.Killed, killedBy: [String(id)], failureMessage, nrOfTests: at + 1 };
      }
    }
    return { status: MutantRunStatus.Survived, nrOfTests: ids.length };
  }

  async #failureOf(run: () => unknown): Promise<string | null> {
    try {
      await run();
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
