/** Domains on which wallets are offered; only those that are registered have them. */
import type Stripe from 'stripe'
import { refuse } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { type Routes, route } from './route.ts'
import type { World } from './world.ts'

type Domain = Stripe.PaymentMethodDomain

/** As Apple and Google answer it now. */
function judge(world: World, domain: Domain): Domain {
  const isKnown = world.settings.verifiesDomain(domain.domain_name)
  const found = isKnown
    ? { status: 'active' as const }
    : { status: 'inactive' as const, status_details: { error_message: 'The domain could not be verified.' } }
  for (const name of ['amazon_pay', 'apple_pay', 'google_pay', 'klarna', 'link', 'paypal'] as const)
    domain[name] = found
  return domain
}

function createDomain(world: World, { domain_name, enabled = true }: Stripe.PaymentMethodDomainCreateParams): Domain {
  if (world.payment_method_domains.all().some(other => other.domain_name === domain_name))
    throw refuse('The domain has already been registered.', 'domain_name', 'resource_already_exists')
  const domain = {
    id: world.newId('pmd_'),
    object: 'payment_method_domain',
    created: world.clock.seconds(),
    domain_name,
    enabled,
    livemode: world.livemode,
  } as Domain
  world.payment_method_domains.add(judge(world, domain))
  return domain
}

const path = '/v1/payment_method_domains'

export const paymentMethodDomains: Routes = {
  [`POST ${path}`]: route(createDomain),
  [`GET ${path}`]: route<ListParams & { domain_name?: string; enabled?: boolean }>((world, params) =>
    listPage(
      path,
      world.payment_method_domains
        .all()
        .filter(({ domain_name }) => params.domain_name === undefined || domain_name === params.domain_name)
        .filter(({ enabled }) => params.enabled === undefined || enabled === params.enabled),
      params,
    ),
  ),
  [`POST ${path}/{payment_method_domain}`]: route<Stripe.PaymentMethodDomainUpdateParams>(
    (world, params, { payment_method_domain }) =>
      Object.assign(world.payment_method_domains.get(payment_method_domain!), params),
  ),
  [`POST ${path}/{payment_method_domain}/validate`]: route((world, _, { payment_method_domain }) =>
    judge(world, world.payment_method_domains.get(payment_method_domain!)),
  ),
}
