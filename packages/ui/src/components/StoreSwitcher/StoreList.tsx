import { storeDisplayName, visibleStores } from '@trastienda/domain';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { CheckIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { matchingStores, storesBeforeSearch, type SwitcherStore } from './StoreSwitcher.model.ts';
import type { StoreSwitcherLabels } from './StoreSwitcher.model.ts';
import * as s from './StoreSwitcher.css.ts';

interface StoreListProps {
  stores: readonly SwitcherStore[];
  currentStoreId: string | null;
  failed: boolean;
  onChoose: (storeId: string) => void;
  onRetry?: (() => void) | undefined;
  words: StoreSwitcherLabels;
}

/** The panel of the switcher: a search over 8 stores, up to 4 of them, and the toggle for the rest. */
export function StoreList({ stores, currentStoreId, failed, onChoose, onRetry, words }: StoreListProps) {
  const [expanded, setExpanded] = useState(false);
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const matches = matchingStores(stores, search, words.nameless);
  const shown = visibleStores(matches, expanded || isSearching, currentStoreId);

  return (
    <>
      {stores.length > storesBeforeSearch && (
        <div className={s.search}>
          <SearchField size="sm" placeholder={words.search} value={search} onChange={setSearch} />
        </div>
      )}
      {failed && (
        <div className={s.failed} role="alert">
          {words.failed}
          {onRetry && (
            <Button size="sm" onPress={onRetry}>
              {words.retry}
            </Button>
          )}
        </div>
      )}
      {shown.stores.length > 0 ? (
        <ListBox
          aria-label={words.list}
          className={s.list}
          selectionMode="single"
          {...(stores.length <= storesBeforeSearch && { autoFocus: true })}
          selectedKeys={currentStoreId === null ? [] : [currentStoreId]}
          onSelectionChange={(keys) => {
            // Nothing selected: the current store was chosen again, which only closes the list.
            const [key = currentStoreId] = keys === 'all' ? [] : keys;
            if (key !== null) onChoose(String(key));
          }}
        >
          {shown.stores.map((store) => {
            const name = storeDisplayName(store.name, words.nameless);
            return (
              <ListBoxItem key={store.id} id={store.id} textValue={name} className={s.option}>
                <Avatar name={name} />
                <span className={cx(s.optionName, name === words.nameless && s.nameless)}>{name}</span>
                {store.id === currentStoreId && <CheckIcon size={16} className={s.check} />}
              </ListBoxItem>
            );
          })}
        </ListBox>
      ) : (
        !failed && <p className={s.note}>{words.noMatch}</p>
      )}
      {shown.toggle !== null && !isSearching && (
        <div className={s.foot}>
          <Button
            variant="ghost"
            size="sm"
            className={s.toggle}
            aria-expanded={expanded}
            onPress={() => setExpanded(!expanded)}
          >
            {shown.toggle === 'all' ? words.showAll : words.showLess}
          </Button>
        </div>
      )}
    </>
  );
}
