import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes/routes.ts';
import { helpFor, helpPages } from './help-pages.ts';

const folder = new URL('../../../../../docs/comerciantes/', import.meta.url);
const textOf = (id: string) => readFileSync(new URL(`${id}.md`, folder), 'utf8');

describe('help', () => {
  it('names each page of docs/comerciantes by its heading, and no other', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
    expect(helpPages.map(({ id }) => `${id}.md`).toSorted()).toEqual(files.toSorted());
    for (const { id, title } of helpPages) expect(textOf(id).split('\n')[0]).toBe(`# ${title}`);
  });

  it('has pictures and pages behind every link', () => {
    const pictures = readdirSync(new URL('imagenes/', folder));
    for (const { id } of helpPages) {
      for (const [, target = ''] of textOf(id).matchAll(/\]\(([^)]+)\)/gu)) {
        if (target.startsWith('imagenes/')) expect(pictures).toContain(target.slice('imagenes/'.length));
        else expect(helpPages.map((page) => `${page.id}.md`)).toContain(target);
      }
    }
  });

  it('opens at a page of its own for every route but home and the menu', () => {
    const general = routes.filter(({ path }) => helpFor(path).id === 'inicio').map(({ path }) => path);
    expect(general).toEqual(['/', '/menu', '/menu/perfil']);
  });

  it('tells views of one route apart, and takes no beginning of another word', () => {
    expect(helpFor('/mis-pedidos/crear-guia?vista=lotes&nuevo=1').id).toBe('lote');
    expect(helpFor('/mis-pedidos/crear-guia?pedido=52093318').id).toBe('una-guia');
    expect(helpFor('/reportes/ventas?desde=2025-11-01').id).toBe('ventas');
    expect(helpFor('/mis-pagos/claroshop').id).toBe('mis-pagos');
    expect(helpFor('/no-existe').id).toBe('inicio');
  });
});
