import { useFeature } from '../../store/hooks.ts';
import { OrderPicker } from './components/order-picker.tsx';
import { Wizard } from './components/wizard.tsx';
import { guidesFeature } from './feature.ts';
import { useGuideSearch } from './use-guide-search.ts';

/** `/mis-pedidos/crear-guia`: the wizard of one order, or the orders that wait for one (D38, D39). */
export default function GuidePage() {
  useFeature(guidesFeature);
  const { search } = useGuideSearch();
  return search.pedido === '' ? <OrderPicker /> : <Wizard key={search.pedido} />;
}
