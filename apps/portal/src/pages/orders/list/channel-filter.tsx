import {
  type ChannelCode,
  type ChannelGroup,
  channelName,
  channels,
  isChannelCode,
  counted,
} from '@trastienda/domain';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { FilterOptions } from '@trastienda/ui/FilterBar';
import * as s from './filters.css.ts';

const groups: readonly { readonly id: ChannelGroup; readonly label: string }[] = [
  { id: 'own-store', label: 'Departamentales' },
  { id: 'connected', label: 'Marketplaces' },
  { id: 'storefront', label: 'Tu tienda en línea' },
];

/** 'Sears', or 'Sears y 2 más'. */
export const channelsLabel = (codes: readonly ChannelCode[]): string | undefined => {
  const [first, ...others] = codes;
  if (first === undefined) return undefined;
  return others.length === 0 ? channelName(first) : `${channelName(first)} y ${others.length} más`;
};

/** Several channels at once, in their groups and their order (S4.18, S4.19). */
export function ChannelOptions({
  countOf,
  value,
  onChange,
}: {
  /** Orders of a channel; absent or `undefined` where they are not known. */
  readonly countOf?: ((code: ChannelCode) => number | undefined) | undefined;
  readonly value: readonly ChannelCode[];
  readonly onChange: (codes: ChannelCode[]) => void;
}) {
  return groups.map(({ id, label }) => {
    const members = channels.filter(({ group }) => group === id);
    const others = value.filter((code) => !members.some((member) => member.code === code));
    return (
      <div key={id}>
        <p className={s.groupTitle}>{label}</p>
        <FilterOptions
          label={label}
          items={members.map(({ code, name }) => {
            const count = countOf?.(code);
            return {
              id: code,
              label: name,
              ...(count !== undefined && { description: counted(count, 'pedido') }),
              icon: <ChannelTile code={code} size="sm" label="" />,
            };
          })}
          value={value.filter((code) => members.some((member) => member.code === code))}
          onChange={(chosen) => onChange([...others, ...chosen.filter(isChannelCode)])}
        />
      </div>
    );
  });
}
