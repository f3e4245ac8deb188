import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Thumbnail } from '../Thumbnail/Thumbnail.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { ResponsiveImage } from './ResponsiveImage.tsx';

const widths = (html: string) => [...html.matchAll(/[?;&]w=(\d+)/gu)].map(([, width]) => Number(width));

describe('pictures of the application', () => {
  test('S9.18 S9.19 are asked for in the widths that are served, in quality 75, once it says where', () => {
    const html = renderToStaticMarkup(
      <UiProvider imageEndpoint="/api/image">
        <Thumbnail src="/upload/files/ab12.jpg" size="md" />
      </UiProvider>,
    );
    expect(widths(html)).toEqual([96, 48, 96]);
    expect(html).toContain('q=75');
  });

  test('are shown as they are while it has not said', () => {
    expect(renderToStaticMarkup(<ResponsiveImage src="/a.jpg" alt="" width={40} />)).toContain(
      'src="/a.jpg"',
    );
  });
});
