import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useFeature } from '../../../shared/store/hooks.ts';
import { templatesFeature } from './feature.ts';
import {
  allTemplates,
  type ParcelTemplate,
  selectOwnTemplates,
  templateRemoved,
  templateSaved,
  templatesWanted,
} from './templates.ts';

/** The parcel templates of the store, and how they change. */
export function useTemplates() {
  useFeature(templatesFeature);
  const dispatch = useAppDispatch();
  const own = useAppSelector(selectOwnTemplates);
  useEffect(() => void dispatch(templatesWanted()), [dispatch]);
  return {
    all: allTemplates(own),
    isOwn: (id: string) => (own ?? []).some((template) => template.id === id),
    /** Saves a parcel under a name, replacing another where one is given, and returns it as it is stored. */
    save(parcel: Omit<ParcelTemplate, 'id'>, id: string = crypto.randomUUID()): ParcelTemplate {
      const template = { ...parcel, id };
      dispatch(templateSaved(template));
      return template;
    },
    remove: (id: string) => void dispatch(templateRemoved(id)),
  };
}
