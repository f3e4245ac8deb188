import '../styles.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { Modal } from '../components/Modal/Modal.tsx';
import { TaskList } from '../components/TaskList/TaskList.tsx';

afterEach(cleanup);

type Part = (retry: () => void) => ReactNode;

/** A part that is missing until it is asked for again. */
function Missing({ children }: { readonly children: Part }) {
  const [isMissing, setMissing] = useState(true);
  return isMissing ? children(() => setMissing(false)) : <a href="#pedido">51093221</a>;
}

const inCard = (part: Part) => (
  <Card title="Canales de venta">
    <Missing>{part}</Missing>
  </Card>
);
const onPage = (part: Part) => (
  <main>
    <h1 tabIndex={-1}>Mis pedidos</h1>
    <Missing>{part}</Missing>
  </main>
);

const failed: Part = (retry) => <ErrorState onRetry={retry} />;
const quiet: Part = (retry) => <ErrorState quiet onRetry={retry} />;
const said: Part = (retry) => <Banner tone="warning" action={<Button onPress={retry}>Reintentar</Button>} />;
const tasks: Part = (retry) => <TaskList failedSources={['tus evidencias']} onRetry={retry} />;

test.for([
  ['a page that failed', onPage(failed), 'Mis pedidos'],
  ['a warning over a list', onPage(said), 'Mis pedidos'],
  ['a card that failed', inCard(quiet), 'Canales de venta'],
  ['a source that failed', inCard(tasks), 'Canales de venta'],
] as const)('the retry of %s leaves the keyboard at the part that comes', async ([, shown, place]) => {
  render(shown);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reintentar' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toContain(place);
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '51093221' }));
  expect(document.querySelector('section[tabindex]')).toBeNull();
});

test('what closes with its dialog leaves the keyboard to whoever opened it', async () => {
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <main>
        <h1 tabIndex={-1}>Mis pedidos</h1>
        <Button onPress={() => setOpen(true)}>Imprimir</Button>
        <Modal title="Etiqueta" isOpen={isOpen} onOpenChange={setOpen}>
          <ErrorState onRetry={() => setOpen(false)} />
        </Modal>
      </main>
    );
  }
  render(<Opener />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Imprimir');
});
