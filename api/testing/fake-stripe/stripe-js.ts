/** Stripe.js for tests in a browser: a script that defines `window.Stripe` and speaks to the fake. */

import { createCheckoutSdk } from './stripe-js-checkout.ts'
import { createElement } from './stripe-js-element.ts'
import { createStripe } from './stripe-js-intents.ts'

/** Each is taken as text, so it uses nothing from outside but what it is given. */
export const toStripeJs = (origin: string): string => `(() => {
const createElement = ${createElement.toString()};
const createCheckoutSdk = ${createCheckoutSdk.toString()};
const createStripe = ${createStripe.toString()};
const call = async (action, body) => {
  const response = await fetch(${JSON.stringify(`${origin}/browser`)}, { method: 'POST', body: JSON.stringify({ ...body, action }) });
  return response.json();
};
const Stripe = key => createStripe({ key, call, createElement, createCheckoutSdk });
Stripe.version = 'dahlia';
window.Stripe = Stripe;
})();`
