import { Link } from '@trastienda/ui/Link';
import { MexicoMap, mexicoMapCredit, type MexicoMapProps } from '@trastienda/ui/MexicoMap';
import * as s from './page.css.ts';

/** The map, and whose outlines it has: its licence asks for the credit (experience.md 8). */
export default function StateMap(props: MexicoMapProps) {
  return (
    <>
      <MexicoMap {...props} />
      <p className={s.note}>
        {'Mapa: '}
        <Link variant="quiet" external href={mexicoMapCredit.source}>
          {`«${mexicoMapCredit.work}» de ${mexicoMapCredit.author}`}
        </Link>
        {', con licencia '}
        <Link variant="quiet" external href={mexicoMapCredit.licenseUrl}>
          {mexicoMapCredit.license}
        </Link>
        {'; contornos simplificados.'}
      </p>
    </>
  );
}
