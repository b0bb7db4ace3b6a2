/** `Stripe(key)` of the fake Stripe.js: elements and intents. This function runs in a page, as text: it uses nothing from outside itself. */
import type { createCheckoutSdk, ScriptParts } from './stripe-js-checkout.ts'
import type { FakeElement } from './stripe-js-element.ts'

interface Parts extends ScriptParts {
  createCheckoutSdk: typeof createCheckoutSdk
}
interface ConfirmInput {
  elements?: { element(): FakeElement | undefined; clientSecret?: string }
  clientSecret?: string
  redirect?: 'always' | 'if_required'
  confirmParams?: { return_url?: string }
}

export function createStripe({ key, call, createElement, createCheckoutSdk: initCheckout }: Parts) {
  if (!/^pk_(test|live)_/.test(key))
    throw new Error('IntegrationError: Please call Stripe() with your publishable key.')

  function elements(options: { clientSecret?: string } = {}) {
    const created = new Map<string, FakeElement>()
    return {
      clientSecret: options.clientSecret,
      element: () => created.get('payment') ?? created.get('card'),
      create(kind: string, settings?: object) {
        const element = createElement(kind, settings)
        created.set(kind, element)
        return element
      },
      getElement: (kind: string) => created.get(kind) ?? null,
      update: () => undefined,
      fetchUpdates: async () => ({}),
      submit: async () =>
        [...created.values()].every(element => element.isComplete())
          ? {}
          : {
              error: {
                type: 'validation_error',
                code: 'incomplete_number',
                message: 'Your card number is incomplete.',
              },
            },
    }
  }

  async function confirm(client_secret: string, element: FakeElement | undefined, payment_method?: string) {
    if (!payment_method && !element?.isComplete())
      return {
        error: { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' },
      }
    const card = payment_method ? undefined : element?.getCard()
    const answer = await call('confirm', { client_secret, card, payment_method })
    const intent = (answer.paymentIntent ?? answer.setupIntent) as { status: string } | undefined
    if (intent?.status !== 'requires_action') return answer
    const bank = element ?? createElement('card')
    return call('authenticate', { client_secret, succeeds: await bank.authenticate() })
  }

  async function confirmElements({ elements: group, clientSecret, redirect, confirmParams }: ConfirmInput) {
    const answer = await confirm(clientSecret ?? group?.clientSecret ?? '', group?.element())
    if (!answer.error && redirect !== 'if_required' && confirmParams?.return_url)
      window.location.href = confirmParams.return_url
    return answer
  }

  type CardData = { payment_method?: string | { card?: FakeElement } }
  const confirmCard = (client_secret: string, { payment_method }: CardData = {}) =>
    typeof payment_method === 'string'
      ? confirm(client_secret, undefined, payment_method)
      : confirm(client_secret, payment_method?.card)

  return {
    elements,
    createToken: async () => ({ error: { type: 'invalid_request_error', message: 'The fake makes no tokens.' } }),
    createPaymentMethod: ({ card, elements: group }: { card?: FakeElement; elements?: ConfirmInput['elements'] }) =>
      call('create_payment_method', { card: (card ?? group?.element())?.getCard() }),
    confirmCardPayment: confirmCard,
    confirmCardSetup: confirmCard,
    confirmPayment: confirmElements,
    confirmSetup: confirmElements,
    handleNextAction: ({ clientSecret }: { clientSecret: string }) =>
      createElement('card')
        .authenticate()
        .then(succeeds => call('authenticate', { client_secret: clientSecret, succeeds })),
    retrievePaymentIntent: (client_secret: string) => call('retrieve', { client_secret }),
    retrieveSetupIntent: (client_secret: string) => call('retrieve', { client_secret }),
    initCheckoutElementsSdk: (options: Parameters<typeof createCheckoutSdk>[1]) =>
      initCheckout({ key, call, createElement }, options),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  }
}
