import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from '../../shared/routes/lazy-page.tsx';
import { whenQuiet } from '../../shared/routes/when-quiet.ts';
import { useHomeNotice } from './use-home-notice.ts';

const promotion = lazyPage(() => import('./promotion-dialog.tsx'));
const survey = lazyPage(() => import('./survey-dialog.tsx'));

/** The notices over the home page, one at a time, once the page has had its own time. */
export function HomeNotices() {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return isQuiet && <Notice />;
}

function Notice() {
  const { notice, close } = useHomeNotice();
  if (notice === null) return null;
  const { Component } = notice === 'promotion' ? promotion : survey;
  return (
    <Suspense>
      <Component onClose={close} />
    </Suspense>
  );
}
