import { listIntegrationChannels } from '@trastienda/api-client/integrations';
import { mock } from '@trastienda/api-client/msw';
import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StoryApp } from '../../../testing/story-app.tsx';

export type Play = NonNullable<StoryObj<typeof StoryApp>['play']>;

/** The channels above are not what these stories are of. */
export const noChannels = mock(listIntegrationChannels).reply({ data: [] });

/** Finds the part of the page that the merchant's own system has. */
export const part = async (canvas: Parameters<Play>[0]['canvas']) =>
  within(await canvas.findByRole('region', { name: 'Tu propio sistema' }));

/** Expects some words in that part. */
export const sees =
  (words: string | RegExp): Play =>
  async ({ canvas }) =>
    expect(await (await part(canvas)).findByText(words)).toBeVisible();
