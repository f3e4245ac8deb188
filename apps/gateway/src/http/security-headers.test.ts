import { describe, expect, it } from 'vitest';
import { portalPolicy } from './security-headers.ts';

const origins = (policy: string): string[] => policy.match(/https:\/\/[^\s;]+/gu) ?? [];

describe('the policy of the portal', () => {
  it('D10: names no tag manager unless one is configured', () => {
    expect(origins(portalPolicy())).toEqual([]);
  });

  it('D10, S7.22: with one it lets that one run, and is otherwise as strict', () => {
    const policy = portalPolicy([], { hasTagManager: true });
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(new Set(origins(policy))).toEqual(
      new Set(['https://www.googletagmanager.com', 'https://*.google-analytics.com']),
    );
    expect(policy.replace(/ https:\/\/[^\s;]+/gu, '')).toBe(portalPolicy());
  });
});
