import { Accordion, type AccordionItem } from '@trastienda/ui/Accordion';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { useState } from 'react';

const items: AccordionItem[] = [
  {
    id: 'tienda',
    title: 'Datos de la tienda',
    description: 'Casa Lumbre · Hogar y decoración',
    state: 'done',
    content: 'Casa Lumbre vende artículos de hogar y decoración.',
  },
  {
    id: 'banco',
    title: 'Datos bancarios',
    description: 'CLABE terminada en 4471 · normalmente tarda 1 día hábil',
    state: 'review',
    content: 'La estamos comprobando con tu banco.',
  },
  {
    id: 'constancia',
    title: 'Constancia de situación fiscal',
    description: 'Súbela de nuevo antes del viernes 28 de noviembre',
    state: 'rejected',
    content: 'Descárgala del portal del SAT y súbela en PDF.',
  },
  {
    id: 'identidad',
    title: 'Validación de identidad',
    description: 'INE o pasaporte y una selfie · 3 minutos',
    state: 'missing',
    action: (
      <ButtonLink size="sm" href="/identidad">
        Empezar
      </ButtonLink>
    ),
  },
  { id: 'contrato', title: 'Contrato', description: 'Se firma en línea', state: 'later' },
];

export function Example() {
  const [openKey, setOpenKey] = useState<string | null>(null);
  return (
    <Card flush>
      <Accordion items={items} openKey={openKey} onOpenChange={setOpenKey} />
    </Card>
  );
}
