import '../../styles.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pictureAddresses } from '../../testing/sample-pictures.ts';
import { PhotoSorter } from './PhotoSorter.tsx';

const names = ['frente', 'asa', 'interior', 'empaque'];
const taken = pictureAddresses.map((src, at) => ({ id: `foto-${at}`, src, name: names[at] ?? '' }));

function Product() {
  const [photos, setPhotos] = useState(taken);
  return <PhotoSorter photos={photos} onReorder={setPhotos} />;
}

afterEach(cleanup);

const order = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
const photo = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name},`, 'u') });

/** Takes a photo by its middle and lets go of it over an edge of another one. */
async function drag(name: string, edge: 'before' | 'after', other: string): Promise<void> {
  const { width, height } = photo(other).getBoundingClientRect();
  await userEvent.dragAndDrop(photo(name), photo(other), {
    sourcePosition: { x: width / 2, y: height / 3 },
    targetPosition: { x: edge === 'before' ? 4 : width - 4, y: height / 3 },
  });
}

test('a photo that is dragged with the pointer stands where it was let go; the first is the cover', async () => {
  await page.viewport(1280, 800);
  render(<Product />);
  expect(order()).toEqual(['frente', 'asa', 'interior', 'empaque']);
  await drag('frente', 'after', 'interior');
  await expect.poll(order).toEqual(['asa', 'interior', 'frente', 'empaque']);
  expect(photo('asa').textContent).toContain('Portada');
  await drag('empaque', 'before', 'asa');
  await expect.poll(order).toEqual(['empaque', 'asa', 'interior', 'frente']);
  expect(photo('empaque').textContent).toContain('Portada');
});
