// Writes src/components/MexicoMap/mexico.generated.ts from the outlines of @svg-maps/mexico ("Map of Mexico" by
// Victor Cazanave, CC BY 4.0). Run it when that package changes: npm run map -w @trastienda/ui
import { writeFileSync } from 'node:fs';
import mexico from '@svg-maps/mexico';
import type { Feature, FeatureCollection, MultiPolygon, Position } from 'geojson';
import { topology } from 'topojson-server';

/** Cells across the map: at 0.6 units of a drawing 793 wide, no corner moves by a pixel at the sizes in use. */
const quantization = 1300;

/** The rings of an SVG path of moves, relative lines and closings, which is all that the package uses. */
function ringsOf(path: string): Position[][] {
  const rings: Position[][] = [];
  let [x, y] = [0, 0];
  let ring: Position[] = [];
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/gu)) {
    if (!'mMlz'.includes(command))
      throw new Error(`the path has a command that is not read here: ${command}`);
    if (command === 'z') {
      const [first] = ring;
      if (first) {
        rings.push([...ring, first]);
        // The next relative move starts from where this ring began.
        [x = 0, y = 0] = first;
      }
      ring = [];
      continue;
    }
    const isAbsolute = command === 'M';
    const values = (numbers.match(/-?[\d.]+(?:e-?\d+)?/gu) ?? []).map(Number);
    for (let at = 0; at < values.length; at += 2) {
      const [dx = 0, dy = 0] = [values[at], values[at + 1]];
      x = isAbsolute ? dx : x + dx;
      y = isAbsolute ? dy : y + dy;
      ring.push([x, y]);
    }
  }
  return rings;
}

const states: FeatureCollection<MultiPolygon> = {
  type: 'FeatureCollection',
  features: mexico.locations.map(({ id, path }: { id: string; path: string }): Feature<MultiPolygon> => ({
    type: 'Feature',
    id,
    properties: {},
    geometry: { type: 'MultiPolygon', coordinates: ringsOf(path).map((ring) => [ring]) },
  })),
};

const target = new URL('../src/components/MexicoMap/mexico.generated.ts', import.meta.url);
const topo = JSON.stringify(topology({ states }, quantization));
writeFileSync(
  target,
  `// Written by scripts/generate-mexico-map.ts. "Map of Mexico" by Victor Cazanave, CC BY 4.0; simplified to TopoJSON.
import type { GeometryCollection, Topology } from 'topojson-specification';

export const mexico: Topology<{ states: GeometryCollection }> = ${topo};
`,
);
console.log(`${states.features.length} states, ${topo.length} bytes`);
