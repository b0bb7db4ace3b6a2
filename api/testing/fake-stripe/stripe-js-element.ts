/** The elements of the fake Stripe.js. This function runs in a page, as text: it uses nothing from outside itself. */

export interface FakeCard {
  number: string
  exp_month: number
  exp_year: number
}
export interface FakeElement {
  kind: string
  isComplete(): boolean
  getCard(): FakeCard
  /** Country and ZIP, where the page leaves them to the element. */
  getAddress(): { country?: string; postal_code?: string }
  onChange(handler: () => void): void
  authenticate(): Promise<boolean>
  on(name: string, handler: (event: unknown) => void): FakeElement
  [method: string]: unknown
}

export interface ElementOptions {
  fields?: { billingDetails?: 'never' | 'auto' | { address?: 'never' | 'auto' | Record<string, string> } }
}

export function createElement(kind: string, options: ElementOptions = {}): FakeElement {
  const host = document.createElement('div')
  // Styles of the page end here, as at the frame of the real one; tools for tests look inside.
  const root = host.attachShadow({ mode: 'open' })
  const handlers = new Map<string, Set<(event: unknown) => void>>()
  const inputs = new Map<string, HTMLInputElement>()
  const digits = (text = '') => text.replace(/\D/g, '')
  const value = (name: string) => inputs.get(name)?.value ?? ''

  function addInput(name: string, label: string, autocomplete: string): void {
    const wrapper = document.createElement('label')
    const input = document.createElement('input')
    input.name = name
    input.setAttribute('autocomplete', autocomplete)
    input.addEventListener('input', tell)
    input.addEventListener('focus', () => emit('focus', { elementType: kind }))
    input.addEventListener('blur', () => emit('blur', { elementType: kind }))
    wrapper.append(label, input)
    root.append(wrapper)
    inputs.set(name, input)
  }

  const billing = options.fields?.billingDetails
  const address = typeof billing === 'object' ? billing.address : billing
  const isOwnField = (name: string) => (typeof address === 'object' ? address[name] : address) !== 'never'
  if (kind === 'payment' || kind === 'card') {
    addInput('number', 'Card number', 'cc-number')
    addInput('expiry', 'Expiration date', 'cc-exp')
    addInput('cvc', 'Security code', 'cc-csc')
    if (isOwnField('country')) addInput('country', 'Country', 'country')
    if (isOwnField('postalCode')) addInput('postal_code', 'ZIP code', 'postal-code')
  }
  if (kind === 'address')
    for (const [name, label] of [
      ['name', 'Full name'],
      ['line1', 'Address'],
      ['city', 'City'],
      ['postal_code', 'ZIP code'],
      ['country', 'Country'],
    ] as const)
      addInput(name, label, name)

  const isComplete = () =>
    kind === 'address'
      ? value('name') !== '' && value('country') !== ''
      : digits(value('number')).length >= 15 && digits(value('expiry')).length === 4 && digits(value('cvc')).length >= 3

  function emit(name: string, event: unknown): void {
    for (const handler of handlers.get(name) ?? []) handler(event)
  }
  function tell(): void {
    const empty = [...inputs.values()].every(input => input.value === '')
    const { name, ...rest } = Object.fromEntries([...inputs].map(([key, input]) => [key, input.value]))
    const shown = kind === 'address' ? { name, address: rest } : { type: 'card' }
    emit('change', { elementType: kind, collapsed: false, complete: isComplete(), empty, value: shown })
    emit('own change', undefined)
  }

  /** A page of the bank, in the place of its frame. */
  function authenticate(): Promise<boolean> {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', '3D Secure authentication')
    return new Promise(resolve => {
      for (const [label, succeeds] of [
        ['Complete', true],
        ['Fail', false],
      ] as const) {
        const button = document.createElement('button')
        button.textContent = label
        button.addEventListener('click', () => {
          dialog.remove()
          resolve(succeeds)
        })
        dialog.append(button)
      }
      document.body.append(dialog)
      dialog.showModal()
    })
  }

  const element: FakeElement = {
    kind,
    isComplete,
    getCard: () => ({
      number: digits(value('number')),
      exp_month: Number(digits(value('expiry')).slice(0, 2)),
      exp_year: 2000 + Number(digits(value('expiry')).slice(2)),
    }),
    getAddress: () => ({ country: value('country') || undefined, postal_code: value('postal_code') || undefined }),
    onChange: handler => void element.on('own change', handler),
    authenticate,
    mount(target: string | HTMLElement): void {
      const node = typeof target === 'string' ? document.querySelector(target) : target
      if (!node) throw new Error(`IntegrationError: ${String(target)} is not in the page.`)
      node.append(host)
      queueMicrotask(() => emit('ready', { elementType: kind }))
    },
    on(name: string, handler: (event: unknown) => void) {
      handlers.set(name, (handlers.get(name) ?? new Set()).add(handler))
      return element
    },
    once(name: string, handler: (event: unknown) => void) {
      const first = (event: unknown) => {
        handlers.get(name)?.delete(first)
        handler(event)
      }
      return element.on(name, first)
    },
    off(name: string, handler?: (event: unknown) => void) {
      if (handler) handlers.get(name)?.delete(handler)
      else handlers.delete(name)
      return element
    },
    update: () => undefined,
    focus: () => inputs.values().next().value?.focus(),
    blur: () => (root.activeElement as HTMLElement | null)?.blur(),
    clear() {
      for (const input of inputs.values()) input.value = ''
      tell()
    },
    collapse: () => undefined,
    unmount: () => host.remove(),
    destroy: () => host.remove(),
    async getValue() {
      const { name, ...rest } = Object.fromEntries([...inputs].map(([key, input]) => [key, input.value]))
      return { complete: isComplete(), value: { name, address: rest } }
    },
  }
  return element
}
