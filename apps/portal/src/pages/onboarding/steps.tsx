import type { CallOutput } from '@trastienda/api-client';
import type { saveOnboardingContact } from '@trastienda/api-client/onboarding-aws';
import {
  channelName,
  ownStoreCodes,
  splitFullName,
  validateClabe,
  validateEmail,
  validatePhone,
} from '@trastienda/domain';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { ClabeField } from '@trastienda/ui/ClabeField';
import { MultiSelect } from '@trastienda/ui/MultiSelect';
import { RadioCard, RadioCards } from '@trastienda/ui/RadioCards';
import { TextField } from '@trastienda/ui/TextField';
import * as f from '../../shared/form/form-card.css.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { selectEmail, selectSession } from '../../shared/session/selectors.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { FaultLine } from './fault-line.tsx';
import { type Onboarding, personWords } from './model.ts';
import { bankSaving, contactSaving, personTypeSaving, storeCreation } from './operations.ts';
import { StepForm } from './step-form.tsx';

type StepSaved = CallOutput<typeof saveOnboardingContact>;

export type StepProps = {
  readonly state: Onboarding;
  /** The step was taken, and is read anew. */
  readonly onDone: (saved: StepSaved) => void;
};

const channels = ownStoreCodes;
type Channel = (typeof channels)[number];

const missing = (text: string, words: string) => (text.trim() === '' ? words : undefined);

export function StoreStep({ onDone }: StepProps) {
  const form = useForm({
    draft: 'alta tienda',
    initial: () => ({ name: '', category: '', website: '', channels: [...channels] as readonly Channel[] }),
    faultsOf: ({ name, category, channels: chosen }) => ({
      name: missing(name, 'Escribe el nombre de tu tienda'),
      category: missing(category, 'Escribe qué vendes'),
      channels: chosen.length === 0 ? 'Elige al menos un canal' : undefined,
    }),
    write: storeCreation,
    inputOf: ({ name, category, website, channels: chosen }) => ({
      body: {
        name: name.trim(),
        category: category.trim(),
        website: website.trim() || null,
        channels: [...chosen],
      },
    }),
    failedTitle: 'No se guardaron los datos de tu tienda.',
    onDone,
  });
  return (
    <StepForm form={form} label="Datos de la tienda">
      <TextField
        label="Nombre de la tienda"
        maxLength={60}
        description="Como lo verán tus clientes"
        inputProps={{ autoComplete: 'organization' }}
        {...form.bind('name')}
      />
      <div className={f.pair}>
        <TextField
          label="¿Qué vendes?"
          maxLength={120}
          description="Por ejemplo: hogar y decoración"
          {...form.bind('category')}
        />
        <TextField
          label="Sitio web"
          optional
          type="url"
          maxLength={2000}
          inputProps={{ autoComplete: 'url' }}
          {...form.bind('website')}
        />
      </div>
      <MultiSelect
        label="¿En qué canales quieres vender?"
        items={channels.map((id) => ({ id, label: channelName(id) }))}
        {...form.bind('channels')}
        onChange={(chosen) => form.change({ channels: channels.filter((one) => chosen.includes(one)) })}
      />
    </StepForm>
  );
}

export function ContactStep({ state: { storeId, contact }, onDone }: StepProps) {
  const email = useAppSelector(selectEmail);
  const known = splitFullName(useAppSelector(selectSession)?.user.name ?? '');
  const form = useForm({
    draft: 'alta contacto',
    initial: () => contact ?? { name: known.firstName, lastName: known.lastName, email, phone: '' },
    faultsOf: (fields) => {
      const address = validateEmail(fields.email);
      const number = validatePhone(fields.phone);
      return {
        name: missing(fields.name, 'Escribe el nombre'),
        lastName: missing(fields.lastName, 'Escribe los apellidos'),
        email: address.ok ? undefined : address.error.message,
        phone: number.ok ? undefined : number.error.message,
      };
    },
    write: contactSaving,
    inputOf: (fields) => {
      const number = validatePhone(fields.phone);
      return {
        body: {
          storeId: storeId ?? '',
          contact: {
            name: fields.name.trim(),
            lastName: fields.lastName.trim(),
            email: fields.email.trim(),
            phone: number.ok ? number.value : fields.phone.trim(),
          },
        },
      };
    },
    sentAs: {
      'contact.name': 'name',
      'contact.lastName': 'lastName',
      'contact.email': 'email',
      'contact.phone': 'phone',
    },
    failedTitle: 'No se guardó el contacto.',
    onDone,
  });
  return (
    <StepForm form={form} label="Datos de contacto">
      <div className={f.pair}>
        <TextField label="Nombre" maxLength={120} autoComplete="given-name" {...form.bind('name')} />
        <TextField label="Apellidos" maxLength={120} autoComplete="family-name" {...form.bind('lastName')} />
      </div>
      <div className={f.pair}>
        <TextField label="Correo" type="email" autoComplete="email" {...form.bind('email')} />
        <TextField label="Teléfono" type="tel" inputMode="tel" autoComplete="tel" {...form.bind('phone')} />
      </div>
    </StepForm>
  );
}

const personTypes = [
  {
    value: 'fisica',
    help: 'Vendes con tu propio RFC, de 13 caracteres. Los canales te retienen ISR e IVA de cada venta.',
  },
  {
    value: 'moral',
    help: 'Vende tu empresa, con un RFC de 12 caracteres. Firma quien la representa.',
  },
] as const;

export function PersonTypeStep({ state: { storeId, typePerson, taxCertificate }, onDone }: StepProps) {
  const form = useForm({
    draft: 'alta persona',
    initial: () => ({ typePerson: typePerson as 'fisica' | 'moral' | null }),
    faultsOf: (fields) => ({
      typePerson: fields.typePerson === null ? 'Elige si eres persona física o moral' : undefined,
    }),
    write: personTypeSaving,
    inputOf: (fields) => ({ body: { storeId: storeId ?? '', typePerson: fields.typePerson ?? 'fisica' } }),
    failedTitle: 'No se guardó el tipo de persona.',
    onDone,
  });
  const { value, onChange, error } = form.bind('typePerson');
  const isChange = taxCertificate !== null && typePerson !== null && value !== typePerson;
  return (
    <StepForm form={form} label="Tipo de persona">
      <RadioCards
        aria-label="Tipo de persona"
        value={value ?? ''}
        onChange={(chosen) => onChange(chosen === 'moral' ? 'moral' : 'fisica')}
      >
        {personTypes.map((one) => (
          <RadioCard key={one.value} value={one.value} label={personWords[one.value]} detail={one.help}>
            {personWords[one.value]}
          </RadioCard>
        ))}
      </RadioCards>
      <FaultLine fault={error} />
      {isChange && <p>Vas a subir otra vez tu constancia: cada tipo de persona tiene la suya.</p>}
    </StepForm>
  );
}

export function BankStep({ state: { storeId, bank, contact, typePerson }, onDone }: StepProps) {
  // A company's account has the company's name.
  const ownName = contact && typePerson !== 'moral' ? `${contact.name} ${contact.lastName}` : '';
  const form = useForm({
    draft: 'alta banco',
    initial: () => ({ clabe: '', holder: bank?.accountHolder ?? ownName, isOwn: false }),
    faultsOf: ({ clabe, holder, isOwn }) => {
      const read = validateClabe(clabe);
      return {
        clabe: read.ok ? undefined : read.error.message,
        holder: missing(holder, 'Escribe el titular de la cuenta'),
        isOwn: isOwn ? undefined : 'Confírmalo para continuar',
      };
    },
    write: bankSaving,
    inputOf: ({ clabe, holder }) => {
      const read = validateClabe(clabe);
      const digits = read.ok ? read.value.clabe : clabe;
      const account = { bankCode: digits.slice(0, 3), clabe: digits, accountHolder: holder.trim() };
      return { body: { storeId: storeId ?? '', bank: account } };
    },
    sentAs: { 'bank.clabe': 'clabe', 'bank.bankCode': 'clabe', 'bank.accountHolder': 'holder' },
    failedTitle: 'No se guardó tu cuenta.',
    onDone,
  });
  const { value: isOwn, onChange, error } = form.bind('isOwn');
  return (
    <StepForm form={form} label="Datos bancarios">
      <div className={f.pair}>
        <ClabeField description="18 dígitos, los da tu banco" {...form.bind('clabe')} />
        <TextField
          label="Titular de la cuenta"
          maxLength={254}
          description={typePerson === 'moral' ? 'La razón social de tu empresa' : 'Tu nombre completo'}
          {...form.bind('holder')}
        />
      </div>
      <Checkbox isSelected={isOwn} onChange={onChange} {...(error !== undefined && { error })}>
        La cuenta está a nombre de {typePerson === 'moral' ? 'mi empresa' : 'quien registra la tienda'}
      </Checkbox>
    </StepForm>
  );
}
