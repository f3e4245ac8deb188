import { describe, expect, it } from 'vitest';
import { savedViewsWords as words } from './SavedViews.labels.ts';
import { viewActs, viewSections, type SavedView } from './SavedViews.model.ts';

const mine: SavedView = { id: '1', name: 'Vencen hoy' };
const team: SavedView = { id: '2', name: 'Sin factura', isShared: true, owner: 'Mariana R.' };
const acts = (shown: SavedView | undefined, isModified: boolean) =>
  viewActs({ shown, isModified, words }).map(({ id }) => id);

describe('saved views', () => {
  it('are mine or of the team, by name, and no empty group', () => {
    const views = [team, mine, { id: '3', name: 'Ámbar' }];
    expect(viewSections(views, words).map(({ id, items }) => [id, items.map(({ name }) => name)])).toEqual([
      ['mine', ['Ámbar', 'Vencen hoy']],
      ['shared', ['Sin factura']],
    ]);
    expect(viewSections([], words)).toEqual([]);
  });

  it('are changed by their owner alone, and only kept when something differs', () => {
    expect(acts(mine, true)).toEqual(['save', 'create', 'copy', 'rename', 'delete']);
    expect(acts(mine, false)).toEqual(['copy', 'rename', 'delete']);
    expect(acts(team, true)).toEqual(['create', 'copy']);
    expect(acts(undefined, false)).toEqual(['create', 'copy']);
  });
});
