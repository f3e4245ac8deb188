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
 * The page of what a component takes. It draws one story, for the usage page shows them all: of what opens, each was a frame that
 * loaded the whole workbench once more.
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
