import { Controls, Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { PageLink } from './page-link.tsx';

/** Addresses of the stories of this page, by the names that they have in the list at the left. */
function StoryLinks() {
  const { csfFile } = useOf('meta', ['meta']);
  return (
    <ul>
      {Object.values(csfFile.stories).map(({ id, name }) => (
        <li key={id}>
          <PageLink path={`/story/${id}`}>{name}</PageLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * The page of what a component takes, or of what a screen is. It draws one story: all of a screen's at once were dozens of
 * portals, each with its store and its calls.
 */
export default function PropsPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <h2>Todas sus historias</h2>
      <StoryLinks />
    </>
  );
}
