import { color } from '@trastienda/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// The page on paper: its content without controls; tables and charts whole (D346). The rules select roles and
// elements, so that they apply to every page.

const onPaper = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rules } });

// This element holds the page; the bars of the frame, notices and dialogs are beside it.
onPaper(':has(main)', { display: 'block', margin: 0, minBlockSize: 0, background: 'none' });
onPaper(':has(main) > :not(:has(main), main, head)', { display: 'none' });
onPaper('main', { padding: 0, zoom: 0.8, printColorAdjust: 'exact' });

// Controls are hidden on paper. The tabs of figures stay for their figures, and the heads of columns for
// their names.
onPaper(
  'main :is(button, input, label, [role="radiogroup"], [role="group"]:has(button, input), nav > :has(button)):not(th *, [role="tab"])',
  { display: 'none' },
);
onPaper('main a', { color: color.text.default, textDecoration: 'none' });

onPaper('main table:has(td:last-child button[aria-haspopup]) :is(th, td):last-child', { display: 'none' });

// Columns share the width of the paper, names take the lines they need, and nothing scrolls.
onPaper('table', { tableLayout: 'auto', inlineSize: '100%', minInlineSize: '0 !important' });
onPaper(':is(main, main *):has(table)', { maxBlockSize: 'none', overflow: 'visible', contain: 'none' });
onPaper('tbody > tr > th', { minInlineSize: '15rem' });
onPaper('tbody > tr > th *', { whiteSpace: 'normal', overflow: 'visible' });
onPaper('table > thead', { position: 'static' });
onPaper('main :is(tr, li, figure)', { breakInside: 'avoid' });
onPaper('section > :first-child', { breakAfter: 'avoid' });
