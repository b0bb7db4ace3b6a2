/** Stripe's test cards, by the token of a payment method and by number, and what a bank says to each. */

export interface Card {
  token: string
  number: string
  brand: string
  /** Refusal of every charge. */
  decline?: { code: string; decline_code?: string }
  /** Refused already when it is attached or set up. */
  isRefusedAtOnce?: boolean
  /** 3-D Secure: at every payment, or only until the card was set up for payments without its owner. */
  authentication?: 'always' | 'unless_set_up'
}

const decline = (token: string, number: string, decline_code: string, code = 'card_declined'): Card => ({
  token,
  number,
  brand: 'visa',
  decline: { code, decline_code },
  isRefusedAtOnce: true,
})

export const cards: Card[] = [
  { token: 'pm_card_visa', number: '4242424242424242', brand: 'visa' },
  { token: 'pm_card_mastercard', number: '5555555555554444', brand: 'mastercard' },
  { token: 'pm_card_amex', number: '378282246310005', brand: 'amex' },
  decline('pm_card_visa_chargeDeclined', '4000000000000002', 'generic_decline'),
  decline('pm_card_visa_chargeDeclinedInsufficientFunds', '4000000000009995', 'insufficient_funds'),
  decline('pm_card_visa_chargeDeclinedLostCard', '4000000000009987', 'lost_card'),
  decline('pm_card_visa_chargeDeclinedStolenCard', '4000000000009979', 'stolen_card'),
  decline('pm_card_chargeDeclinedFraudulent', '4100000000000019', 'fraudulent'),
  decline('pm_card_visa_chargeDeclinedVelocityLimitExceeded', '4000000000006975', 'card_velocity_exceeded'),
  { ...decline('pm_card_chargeDeclinedExpiredCard', '4000000000000069', ''), decline: { code: 'expired_card' } },
  { ...decline('pm_card_chargeDeclinedIncorrectCvc', '4000000000000127', ''), decline: { code: 'incorrect_cvc' } },
  {
    ...decline('pm_card_chargeDeclinedProcessingError', '4000000000000119', ''),
    decline: { code: 'processing_error' },
  },
  // Attached without complaint, then refused when it is charged.
  {
    token: 'pm_card_chargeCustomerFail',
    number: '4000000000000341',
    brand: 'visa',
    decline: { code: 'card_declined', decline_code: 'generic_decline' },
  },
  { token: 'pm_card_authenticationRequired', number: '4000002760003184', brand: 'visa', authentication: 'always' },
  {
    token: 'pm_card_authenticationRequiredOnSetup',
    number: '4000002500003155',
    brand: 'visa',
    authentication: 'unless_set_up',
  },
  {
    token: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    number: '4000008260003178',
    brand: 'visa',
    authentication: 'always',
    decline: { code: 'card_declined', decline_code: 'insufficient_funds' },
  },
]

const aliases: Record<string, string> = {
  pm_card_chargeDeclined: 'pm_card_visa_chargeDeclined',
  pm_card_chargeDeclinedInsufficientFunds: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  pm_card_threeDSecure2Required: 'pm_card_authenticationRequired',
}

/** `tok_visa` is the card of `pm_card_visa`. */
export function findCard(name: string): Card | undefined {
  const token = name.replace(/^tok_/, 'pm_card_')
  const digits = name.replaceAll(/[ -]/g, '')
  return cards.find(card => card.token === (aliases[token] ?? token) || card.number === digits)
}

const MESSAGES: Record<string, string> = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
}

export const toMessage = (code: string, decline_code?: string): string =>
  MESSAGES[decline_code ?? ''] ?? MESSAGES[code] ?? MESSAGES.card_declined!
