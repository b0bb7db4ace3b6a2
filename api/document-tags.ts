/**
 * Groups, names and descriptions of the tags that order the endpoints in the document and on `/docs`, and how stable each is.
 * `stable`: its form only grows within v1. `beta`: may change with a note in the changelog. `internal`: made for the admin and for
 * pages that visitors see, and may change with them at any time.
 */
export type Stability = 'stable' | 'beta' | 'internal'

export interface TagDescription {
  name: string
  title: string
  stability: Stability
  description: string
}

export interface TagGroup {
  name: string
  tags: readonly TagDescription[]
}

const describe =
  (stability: Stability) =>
  (name: string, title: string, description: string): TagDescription => ({
    name,
    title,
    stability,
    description,
  })
const stable = describe('stable')
const beta = describe('beta')
const internal = describe('internal')

export const tagGroups: readonly TagGroup[] = [
  {
    name: 'People',
    tags: [
      stable(
        'leads',
        'Leads',
        'People who gave their address: create, update by address or external id, search, import in bulk.',
      ),
      stable('tags', 'Tags', 'Labels on leads.'),
      stable('custom-fields', 'Custom fields', 'Fields of your own on leads, each with a type that is checked.'),
      stable('audiences', 'Audiences', 'Groups of leads: chosen by hand, or by conditions that are kept up to date.'),
      stable('consents', 'Consents', 'The record of what a lead agreed to, when, and how.'),
      stable('imports', 'Imports', 'Files of leads: columns are mapped, rows checked, and the whole can be undone.'),
      stable('lead-exports', 'Lead exports', 'Leads as a file.'),
      stable('lead-changes', 'Lead changes', 'A feed of everything that changed, for copies that stay up to date.'),
      stable('lead-actions', 'Lead actions', 'One change to many leads, as an operation that can be undone.'),
      beta('lead-merges', 'Lead merges', 'Two leads that are one person, and taking them apart again.'),
      beta('lead-views', 'Lead views', 'Saved filters of the list of leads.'),
      beta(
        'lead-quality',
        'Lead quality',
        'Whether addresses exist, and what to do with disposable, free and role-based ones.',
      ),
      beta('visitors', 'Visitors', 'Visits and pages of people, known or not.'),
      beta('identity-secret', 'Identity secret', 'The secret with which your site says who is signed in.'),
      beta('person-requests', 'Privacy requests', 'Requests of people for their data or its erasure, and their dates.'),
      beta('data-accesses', 'Data accesses', 'Who saw the data of people, and when.'),
      beta('retention', 'Retention', 'How long each kind of data is kept.'),
    ],
  },
  {
    name: 'Capture',
    tags: [
      stable(
        'campaigns',
        'Campaigns',
        'What a site captures leads for: a popup or form, an assistant, and what follows.',
      ),
      stable('popups', 'Popups and forms', 'Popups, bars and embedded forms, with their rules, tests and results.'),
      stable('submissions', 'Submissions', 'What visitors sent.'),
      stable('hosts', 'Hosts', 'The hosts on which the widget may run, and where it was seen.'),
    ],
  },
  {
    name: 'Email',
    tags: [
      stable(
        'emails',
        'Emails',
        'Each email to a lead: its state, why it was or was not sent, opens, clicks, replies.',
      ),
      stable('templates', 'Templates', 'Emails as blocks, text or HTML, with variables and versions.'),
      beta('template-folders', 'Template folders', 'Folders for templates.'),
      beta('saved-blocks', 'Saved blocks', 'Parts of emails that several templates use.'),
      stable('broadcasts', 'Broadcasts', 'One email to many leads, at a time, with tests and a control group.'),
      stable('senders', 'Senders', 'Names and addresses that emails come from.'),
      beta('sending-domains', 'Sending domains', 'DKIM, SPF and DMARC of the domains that emails come from.'),
      beta('sending-limits', 'Sending limits', 'How many emails an hour and a day may leave, and the warm-up plan.'),
      beta('email-transport', 'Email transport', 'The service that emails leave through.'),
      stable('suppressions', 'Suppressions', 'Addresses that no email goes to, and the reason.'),
      beta('unsubscribe-page', 'Unsubscribe page', 'Topics that leads choose from, and the page where they do.'),
      beta('automated-emails', 'Automated emails', 'Emails that the site sends by itself, such as confirmations.'),
      beta('email-history', 'Email history', 'Emails by day.'),
      beta('email-responses', 'Email responses', 'Replies of leads.'),
      beta('deliverability', 'Deliverability', 'Bounces and complaints by domain, with what to do.'),
    ],
  },
  {
    name: 'Journeys',
    tags: [
      stable('journeys', 'Journeys', 'Steps that leads go through: drafts, versions, simulation, publishing.'),
      stable('runs', 'Runs', 'One lead’s way through a journey, step by step, with the reasons.'),
      beta('ai-drafts', 'AI drafts', 'Journeys and texts drafted by a model, to be reviewed.'),
    ],
  },
  {
    name: 'Assistants',
    tags: [
      beta('assistants', 'Assistants', 'AI assistants that answer visitors from your knowledge.'),
      beta(
        'knowledge-sources',
        'Knowledge sources',
        'Websites, files, questions and answers that assistants answer from.',
      ),
      beta('vectors', 'Vectors', 'Collections of sources that several assistants use.'),
      beta('retrieval', 'Retrieval', 'What a question finds in the knowledge.'),
      beta('conversations', 'Conversations', 'What visitors and assistants wrote, handed over to people where needed.'),
      beta('keywords', 'Keywords', 'Words at which an assistant answers with a text of yours.'),
      beta('golden-questions', 'Golden questions', 'Questions with the answers you expect, run against each draft.'),
      beta('research', 'Research', 'Long questions that a model works on.'),
      beta('translation', 'Translation', 'Texts of an assistant in other languages.'),
      beta('ai-provider', 'AI provider', 'The model service of a site and its key.'),
    ],
  },
  {
    name: 'Websites',
    tags: [
      beta('pages', 'Pages', 'Pages of a site: blocks, templates, search engine settings, publishing.'),
      beta('domains', 'Domains', 'Domains of a site and their DNS records.'),
      beta('brand', 'Brand', 'Colors, fonts and logo that designs use.'),
      stable('images', 'Images', 'Pictures of a site.'),
      stable('files', 'Files', 'Files of a site, handed out by signed links.'),
    ],
  },
  {
    name: 'Integrations',
    tags: [
      beta(
        'connections',
        'Connections',
        'Accounts at Mailchimp, Constant Contact and ActiveCampaign that leads are synced with.',
      ),
      beta('incoming-hooks', 'Incoming hooks', 'URLs that forms of other products call, and what became of each call.'),
    ],
  },
  {
    name: 'Sandboxes',
    tags: [
      beta('sandboxes', 'Sandboxes', 'Demos that leads enter: on this server, on a cPanel server, or elsewhere.'),
      beta('sandbox-access', 'Sandbox access', 'Which lead may enter which sandbox, until when, and by which link.'),
      beta('sandbox-settings', 'Sandbox settings', 'What new sandboxes begin with, and the cPanel server.'),
    ],
  },
  {
    name: 'Events',
    tags: [
      stable('webhooks', 'Webhooks', 'Addresses of yours that events are posted to, with deliveries and retries.'),
      stable('events', 'Events', 'Everything that happened on a site, in order.'),
      beta('stream', 'Stream', 'Events as they happen, as server-sent events.'),
      stable('operations', 'Operations', 'Long-running work: progress, result, cancel, undo.'),
      beta('approvals', 'Approvals', 'Calls that a program asks a person to make.'),
      stable('activities', 'Activities', 'Who changed what.'),
      beta('notifications', 'Notifications', 'What needs attention.'),
      internal('dashboard', 'Dashboard', 'Figures of the site’s first screen.'),
    ],
  },
  {
    name: 'Account',
    tags: [
      stable('sites', 'Sites', 'Sites of the account and their settings.'),
      stable('api-keys', 'API keys', 'Keys for programs, with their sites and permissions.'),
      beta('managers', 'Managers', 'People who work on the account’s sites, and what they may do.'),
      internal('invitations', 'Invitations', 'Invitations as the person invited sees them.'),
      beta('site-transfers', 'Site transfers', 'A site as a file, moved to another installation.'),
      beta('plans', 'Plans and usage', 'What the account’s plan allows, and what is used of it.'),
      beta('billing', 'Billing', 'Payment methods, invoices and details of the account.'),
      beta('subscriptions', 'Subscriptions', 'The account’s subscriptions: change, cancel, resume.'),
      internal('checkout', 'Checkout', 'Buying a plan.'),
      internal('cart', 'Cart', 'Buying add-ons for a site.'),
      internal('account-emails', 'Account emails', 'Emails to the account’s people.'),
      internal('account-deletion', 'Account deletion', 'Deleting the account.'),
    ],
  },
  {
    name: 'Signing in',
    tags: [
      internal('auth', 'Signing in', 'Sessions, passwords and the signed-in person.'),
      internal('sessions', 'Sessions', 'Where a person is signed in.'),
      internal('second-factor', 'Second factor', 'Codes of an authenticator, and recovery codes.'),
      internal('passkeys', 'Passkeys', 'Signing in without a password.'),
      internal('identities', 'Identities', 'Signing in with Google, Microsoft or another provider.'),
      internal('pictures', 'Pictures', 'Pictures of people.'),
      internal('notification-settings', 'Notification settings', 'What a person is told, and how.'),
    ],
  },
  {
    name: 'Visitors',
    tags: [
      internal('public', 'Visitors', 'What the widget and pages call for visitors.'),
      internal('answers', 'Answers', 'Answers that leads give by a link in an email.'),
      internal('tracking', 'Tracking', 'Opens and clicks.'),
      internal('confirmations', 'Confirmations', 'Double opt-in by a link in an email.'),
      internal('unsubscribe', 'Unsubscribing', 'Leaving, choosing topics and coming back by a link in an email.'),
      internal('digests', 'Digests', 'Leaving the digest by its link.'),
      internal('sender-verification', 'Sender verification', 'Confirming a sender by a link in an email.'),
      internal('service-notices', 'Service notices', 'Changes that connected services report.'),
      internal('inbound-mail', 'Inbound mail', 'Replies and reports that email services hand over.'),
    ],
  },
  {
    name: 'Installation',
    tags: [
      internal('installation', 'Installation', 'State and health of the installation, for its super administrator.'),
      internal('billing-setup', 'Billing set-up', 'Products, prices and the webhook endpoint at Stripe.'),
      internal('billing-console', 'Billing console', 'Revenue, coupons and granted plans.'),
      internal('payment-events', 'Payment events', 'The ledger of what Stripe reported.'),
      internal('pricing-page', 'Pricing page', 'Texts and plans of the pricing page.'),
      internal('demo', 'Demo', 'The demo’s sites and clock.'),
    ],
  },
]

export const tagDescriptions: readonly TagDescription[] = tagGroups.flatMap(({ tags }) => tags)
const byName = new Map(tagDescriptions.map(tag => [tag.name, tag]))

/** Throws where a tag is not described above. */
export function getTagDescription(name: string): TagDescription {
  const found = byName.get(name)
  if (found === undefined) throw new Error(`Describe the tag ${name} in api/document-tags.ts.`)
  return found
}
