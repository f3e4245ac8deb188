export * from './StatusGlyph.tsx';
