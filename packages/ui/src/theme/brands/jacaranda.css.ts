import { paintBrand } from '../brand.ts';
import { jacaranda } from './jacaranda.generated.ts';

paintBrand('jacaranda', jacaranda);
