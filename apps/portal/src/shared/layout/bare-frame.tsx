import { BrandMark } from '@trastienda/ui/BrandMark';
import { Button } from '@trastienda/ui/Button';
import type { ReactNode } from 'react';
import { selectSession } from '../session/selectors.ts';
import { signOutRequested } from '../session/slice.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import * as s from './bare-frame.css.ts';

/** The frame of a page of a person who works in no store: no shell, and the way out. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  return (
    <main className={s.root}>
      <div className={s.bar}>
        <BrandMark withName />
        {session !== null && (
          <div className={s.account}>
            <span className={s.email}>{session.user.email}</span>
            <Button variant="ghost" size="sm" onPress={() => dispatch(signOutRequested())}>
              Cerrar sesión
            </Button>
          </div>
        )}
      </div>
      {children}
    </main>
  );
}
