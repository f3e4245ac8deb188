import { Button } from '@trastienda/ui/Button';
import { Drawer } from '@trastienda/ui/Drawer';
import { Link } from '@trastienda/ui/Link';
import { SearchField } from '@trastienda/ui/SearchField';
import { foldText } from '@trastienda/domain';
import { Markdown } from 'markdown-to-jsx';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import type { OverlayProps } from '../shell/use-overlay.ts';
import { helpFor, helpPages } from './help-pages.ts';
import * as s from './help.css.ts';

export type HelpProps = OverlayProps & {
  /** The page that is on show, or `allTopics`; null is the one of the address. */
  readonly page: string | null;
  readonly onPage: (page: string) => void;
};

const allTopics = 'todos';

const folder = '../../../../../docs/comerciantes';
const texts = import.meta.glob<string>('../../../../../docs/comerciantes/*.md', {
  query: '?raw',
  import: 'default',
});
const pictures = import.meta.glob<string>('../../../../../docs/comerciantes/imagenes/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The merchants' pages beside the work that they are about: one of them, or the list of all. */
export default function Help({ page, onPage, ...overlay }: HelpProps) {
  const { pathname, search } = useLocation();
  const shown = page === null ? helpFor(pathname + search) : helpPages.find(({ id }) => id === page);
  const [attempt, setAttempt] = useState(0);
  return (
    <Drawer {...overlay} title={shown?.title ?? 'Ayuda'}>
      {shown === undefined ? (
        <Topics onPage={onPage} />
      ) : (
        <>
          <Page
            key={`${shown.id} ${attempt}`}
            id={shown.id}
            onPage={onPage}
            onRetry={() => setAttempt(attempt + 1)}
          />
          <div className={s.more}>
            <Button size="sm" onPress={() => onPage(allTopics)}>
              Ver todos los temas
            </Button>
          </div>
        </>
      )}
    </Drawer>
  );
}

function Topics({ onPage }: Pick<HelpProps, 'onPage'>) {
  const [wanted, setWanted] = useState('');
  const found = helpPages.filter(({ title }) => foldText(title).includes(foldText(wanted)));
  return (
    <div className={s.more}>
      <SearchField aria-label="Buscar un tema" placeholder="Buscar un tema" onChange={setWanted} />
      {found.length === 0 ? (
        <p role="status">Ningún tema se llama así.</p>
      ) : (
        <ul className={s.topics}>
          {found.map(({ id, title }) => (
            <li key={id}>
              <Link onPress={() => onPage(id)}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type PageProps = Pick<HelpProps, 'onPage'> & { readonly id: string; readonly onRetry: () => void };

function Page({ id, onPage, onRetry }: PageProps) {
  const [text, setText] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const load = texts[`${folder}/${id}.md`];
    load?.().then(
      (loaded) => isCurrent && setText(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (hasFailed) {
    return (
      <div className={s.more} role="alert">
        <p>No pudimos abrir este tema. Revisa tu conexión.</p>
        <Button size="sm" onPress={onRetry}>
          Reintentar
        </Button>
      </div>
    );
  }
  if (text === null) return <CardBodySkeleton height={240} lines={6} />;
  return (
    <article className={s.page}>
      <Markdown
        options={{
          wrapper: Fragment,
          forceBlock: true,
          disableParsingRawHTML: true,
          overrides: {
            // The drawer's title replaces it.
            h1: Nothing,
            h2: Subheading,
            a: { component: PageLink, props: { onPage } },
            img: Picture,
          },
        }}
      >
        {text}
      </Markdown>
    </article>
  );
}

const Nothing = () => null;
/** The heading has no id, unlike one on a page of its own. */
const Subheading = ({ children }: { readonly children?: ReactNode }) => <h2>{children}</h2>;

type LinkProps = Pick<HelpProps, 'onPage'> & { readonly href?: string; readonly children?: ReactNode };

const PageLink = ({ href = '', children, onPage }: LinkProps) => (
  <Link onPress={() => onPage(href.replace(/\.md$/u, ''))}>{children}</Link>
);

/** Drawn small, it is read in a tab of its own. */
function Picture({ src = '', alt = '' }: { readonly src?: string; readonly alt?: string }) {
  const url = pictures[`${folder}/${src}`];
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={alt} loading="lazy" />
    </a>
  );
}
