import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type StoryModule = Parameters<typeof composeStories>[0];

export interface ReadyStory {
  name: string;
  Story: ComponentType;
  /** It fills its window, as a shell does; the others stand on a page with margins. */
  isWhole: boolean;
  /** Only there where there is room: of a desktop's layout. */
  isForDesktop: boolean;
  /** In a phone's window of its own. */
  isForPhone: boolean;
  /** Draws it as Storybook does and plays it, in place of the one that was run before. */
  run: () => Promise<void>;
}

export interface ComponentStories {
  /** Folder of the component: `Button`. */
  component: string;
  stories: readonly ReadyStory[];
}

type Composed = ComponentType & {
  parameters?: Record<string, unknown>;
  globals?: { viewport?: { value?: string } };
  tags?: readonly string[];
  run: () => Promise<void>;
};

const modules = import.meta.glob<StoryModule>('../components/*/*.stories.tsx', { eager: true });

/** Every story of the library by component, ready to be rendered. */
export function componentStories(): ComponentStories[] {
  const found = new Map<string, ReadyStory[]>();
  for (const [path, module] of Object.entries(modules)) {
    const component = path.split('/')[2] ?? '';
    const stories = Object.entries(composeStories(module) as Record<string, Composed>).map(
      ([name, Story]) => ({
        name,
        Story,
        isWhole: Story.parameters?.['layout'] === 'fullscreen',
        isForDesktop: Story.tags?.includes('desktop') ?? false,
        isForPhone: Story.globals?.viewport?.value === 'w390',
        run: () => Story.run(),
      }),
    );
    found.set(component, [...(found.get(component) ?? []), ...stories]);
  }
  return [...found].map(([component, stories]) => ({ component, stories }));
}
