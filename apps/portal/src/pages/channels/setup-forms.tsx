import type { CallOutput } from '@trastienda/api-client';
import type { linkWooCommerce } from '@trastienda/api-client/woocommerce';
import type { LinkableCode } from '@trastienda/domain';
import {
  type ChannelSetup,
  linkReturn,
  myshopifyName,
  orderPrefix,
  type SetupField,
  shopAddress,
} from '@trastienda/domain/channel-setup';
import { TextField } from '@trastienda/ui/TextField';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  aliExpressStart,
  mercadoLibreStart,
  sheinStart,
  shopifyStart,
  totalPlayLink,
  wooCommerceLink,
} from '../../entities/channel/operations.ts';
import { FormCard } from '../../shared/form/form-card.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { HelpLink } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import type { RemoteOperation } from '../../shared/store/create-operation.ts';
import { LinkedCard } from './linked-card.tsx';
import type { ChannelLink } from './model.ts';
import {
  asksPrefix,
  type ChoicesProps,
  chosen,
  isKnownShop,
  PREFIX_FAULT,
  type ShopChoices,
  ShopChoicesFields,
  usualChoices,
  useLinkedShops,
} from './shop-choices.tsx';

type Typed = Readonly<Record<SetupField['name'], string>> & ShopChoices;
type FormProps = { readonly setup: ChannelSetup };

const nothing: Typed = {
  user: '',
  password: '',
  shop: '',
  url: '',
  consumerKey: '',
  consumerSecret: '',
  ...usualChoices,
};

const isOnThisMachine = (text: string): boolean =>
  /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?(?:\/|$)/iu.test(text.trim());

function faultOf({ name, label }: SetupField, text: string): string | undefined {
  if (name === 'shop') {
    const read = myshopifyName(text);
    return read.ok ? undefined : read.error.message;
  }
  if (name === 'url') {
    // Whether a shop on this machine may be linked is the service's to say.
    if (isOnThisMachine(text)) return undefined;
    const read = shopAddress(text);
    return read.ok ? undefined : read.error.message;
  }
  return text.trim() === '' ? `Falta: ${label.toLowerCase()}` : undefined;
}

/** The parts of a form that its channel alone has. */
type Parts = {
  /** The choices beside its fields. */
  readonly Choices?: ComponentType<ChoicesProps>;
  /** The words before its fields. */
  readonly Intro?: ComponentType;
};

/**
 * The form of a channel. A secret stays in this page while it is open: no draft, store or log has it (D255). An answer
 * with an address sends the browser there; another one says that it is done.
 */
function setupForm<Input, Output extends object>(
  write: RemoteOperation<Input, Output>,
  inputOf: (typed: Typed, shops: readonly ChannelLink[]) => Input,
  { Choices, Intro }: Parts = {},
): ComponentType<FormProps> {
  return function SetupForm({ setup }: FormProps) {
    const navigate = useNavigate();
    const [secrets, setSecrets] = useState<Partial<Typed>>({});
    const [linked, setLinked] = useState<LinkedShop | null>(null);
    const shops = useLinkedShops(setup.code);
    const form = useForm({
      draft: `conectar ${setup.code}`,
      // `round`: other secrets are another intent, of which the draft knows no more than that.
      initial: () => ({ ...nothing, round: 0 }),
      faultsOf: (draft) => ({
        ...Object.fromEntries(
          setup.fields.map((field) => [field.name, faultOf(field, { ...draft, ...secrets }[field.name])]),
        ),
        prefix: asksPrefix(shops, draft.url) && orderPrefix(draft.prefix) === null ? PREFIX_FAULT : undefined,
      }),
      write,
      inputOf: (draft) => inputOf({ ...draft, ...secrets }, shops),
      failedTitle: `No se conectó ${setup.name}.`,
      onDone: (value) => {
        if ('url' in value && typeof value.url === 'string') window.location.assign(value.url);
        else if (isChecked(value)) setLinked(value.data);
        else void navigate(paths.marketplaces(), { replace: true });
      },
    });
    const typeSecret = (change: Partial<Typed>) => {
      setSecrets((before) => ({ ...before, ...change }));
      form.change({ round: form.form.round + 1 });
    };
    if (linked !== null) return <LinkedCard link={linked} channelName={setup.name} />;
    return (
      <FormCard
        form={form}
        label={`Conectar ${setup.name}`}
        title={setup.fields.length === 0 ? `Entra a ${setup.name}` : 'Tus datos'}
        submitLabel={setup.goesToChannel ? `Ir a ${setup.name}` : 'Conectar'}
        pendingLabel="Conectando…"
        back={paths.channelNotice(setup.code)}
        backLabel="Atrás"
      >
        {setup.goesToChannel && (
          <p>{`${setup.name} te pide tu cuenta y tu permiso. Nosotros no vemos tu contraseña.`}</p>
        )}
        {Intro && <Intro />}
        {setup.fields.map(({ name, label, help, isSecret }) => {
          const { value, onChange, error } = form.bind(name);
          return (
            <TextField
              key={name}
              label={label}
              description={help}
              type={isSecret ? 'password' : 'text'}
              autoComplete="off"
              spellCheck="false"
              error={error}
              value={isSecret ? (secrets[name] ?? '') : value}
              onChange={isSecret ? (text) => typeSecret({ [name]: text }) : onChange}
            />
          );
        })}
        {Choices && !isKnownShop(shops, form.form.url) && (
          <Choices bind={form.bind} asksPrefix={asksPrefix(shops, form.form.url)} />
        )}
      </FormCard>
    );
  };
}

type LinkedShop = CallOutput<typeof linkWooCommerce>['data'];

/** Whether a shop was asked for real: what it answered is shown before the merchant leaves. */
const isChecked = (value: object): value is { readonly data: LinkedShop } => {
  const { data } = value as Partial<CallOutput<typeof linkWooCommerce>>;
  return data?.checks !== undefined && data.checks.length > 0;
};

/** The portal's own address that a channel comes back to. */
export const returnOf = (code: LinkableCode): string => linkReturn(window.location.origin, code);

const shopOf = (text: string): string => {
  const read = myshopifyName(text);
  return read.ok ? read.value : text;
};

/** Nobody knows by heart where WooCommerce makes its keys. */
function HowToMakeKeys() {
  return (
    <p>
      Las dos claves se hacen en tu tienda:{' '}
      <HelpLink page="conectar-woocommerce">mira cómo, paso a paso</HelpLink>.
    </p>
  );
}

export const setupForms: Readonly<Record<LinkableCode, ComponentType<FormProps>>> = {
  SH: setupForm(sheinStart, () => ({})),
  TP: setupForm(totalPlayLink, ({ user, password }) => ({ body: { user: user.trim(), password } })),
  ML: setupForm(mercadoLibreStart, () => ({ body: { redirectUri: returnOf('ML') } })),
  SP: setupForm(shopifyStart, ({ shop }) => ({ body: { shop: shopOf(shop), redirectUri: returnOf('SP') } })),
  WC: setupForm(
    wooCommerceLink,
    ({ url, consumerKey, consumerSecret, ...choices }, shops) => ({
      body: {
        url: url.trim(),
        consumerKey: consumerKey.trim(),
        consumerSecret: consumerSecret.trim(),
        ...(!isKnownShop(shops, url) && chosen(choices, asksPrefix(shops, url))),
      },
    }),
    { Choices: ShopChoicesFields, Intro: HowToMakeKeys },
  ),
  AE: setupForm(aliExpressStart, () => ({})),
};
