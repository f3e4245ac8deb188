import {
  BackLine,
  type BackLineProps,
  PageHeader as Header,
  type PageHeaderProps,
} from '@trastienda/ui/PageHeader';
import { space } from '@trastienda/ui/theme';
import { useNavigationType } from 'react-router';
import { usePageTitle } from '../routes/page-title.ts';
import { HelpButton } from './help-button.tsx';
import { useIsMobile } from './shell-slots.tsx';
import { FocusArrives } from './focus-arrives.tsx';

type Props = Pick<PageHeaderProps, 'context' | 'leading' | 'badges' | 'actions'> & {
  /** The page's h1, and the tab's title. */
  readonly title: string;
  /** The tab's title where it differs from the h1. */
  readonly documentTitle?: string;
  /** Detail and wizard only: the way back, and "2 de 24" with its neighbours. */
  readonly back?: BackLineProps;
};

/** The head of a page (experience.md, section 4), which also names the browser's tab. */
export function PageHeader({ title, documentTitle = title, back, badges, ...rest }: Props) {
  const isMobile = useIsMobile();
  usePageTitle(documentTitle);
  const isArrival = useNavigationType() !== 'POP';
  return (
    <header style={{ display: 'grid', gap: space[3], marginBlockEnd: space[5] }}>
      {back && <BackLine {...back} />}
      <Header
        title={title}
        {...rest}
        // Above 750 px it stands in the bar over the page.
        badges={
          isMobile ? (
            <>
              {badges}
              <HelpButton size="sm" />
            </>
          ) : (
            badges
          )
        }
      />
      {/* A view that took another's place on the same page, as the steps of a lot do. */}
      {isArrival && <FocusArrives at="main h1" />}
    </header>
  );
}
