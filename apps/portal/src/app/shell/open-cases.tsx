import { integrationChannelList } from '../../entities/channel/channel-list.ts';
import { useRequest } from '../../shared/store/hooks.ts';

/** Keeps the count of cases in the menu true, on every page; it shows nothing by itself. */
export default function OpenCases() {
  useRequest(integrationChannelList, {}, { freshFor: 60_000 });
  return null;
}
