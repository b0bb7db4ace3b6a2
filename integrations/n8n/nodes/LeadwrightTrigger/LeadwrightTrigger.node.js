/** Starts a workflow with events of a site, by a webhook endpoint that is subscribed and unsubscribed with it. */
const { createHmac, timingSafeEqual } = require('node:crypto')
const { callApi, loadSites, siteProperty } = require('../api.js')

/** By so much the clocks of the two servers may differ. */
const seconds_max = 300

const suggested = [
  ['Campaign Captured a Lead', 'form.submitted'],
  ['Email Clicked', 'email.clicked'],
  ['Journey Completed', 'run.completed'],
  ['Lead Created', 'lead.created'],
  ['Lead Subscribed', 'lead.subscribed'],
  ['Lead Tagged', 'lead.tag_added'],
  ['Lead Unsubscribed', 'lead.unsubscribed'],
  ['Lead Updated', 'lead.updated'],
]

const properties = [
  siteProperty,
  {
    displayName: 'Events',
    name: 'events',
    type: 'multiOptions',
    default: ['lead.created'],
    required: true,
    options: suggested.map(([name, value]) => ({ name, value })),
  },
  {
    displayName: 'Further Events',
    name: 'furtherEvents',
    type: 'string',
    default: '',
    description: 'Names from the reference, separated by commas',
  },
]

const endpointsOf = context => `/v1/sites/${encodeURIComponent(context.getNodeParameter('siteId'))}/webhook-endpoints`

function eventsOf(context) {
  const further = context
    .getNodeParameter('furtherEvents', '')
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
  return [...new Set([...context.getNodeParameter('events', []), ...further])]
}

const isGone = error => String(error.httpCode) === '404'

const lifecycle = {
  async checkExists() {
    const kept = this.getWorkflowStaticData('node')
    if (!kept.endpointId) return false
    try {
      const { url, status } = await callApi(this, 'GET', `${endpointsOf(this)}/${kept.endpointId}`)
      return url === this.getNodeWebhookUrl('default') && status === 'enabled'
    } catch (error) {
      if (!isGone(error)) throw error
      return false
    }
  },
  async create() {
    const body = { url: this.getNodeWebhookUrl('default'), events: eventsOf(this), description: 'n8n' }
    const { id, secret } = await callApi(this, 'POST', endpointsOf(this), { body })
    Object.assign(this.getWorkflowStaticData('node'), { endpointId: id, secret })
    return true
  },
  async delete() {
    const kept = this.getWorkflowStaticData('node')
    if (!kept.endpointId) return true
    try {
      await callApi(this, 'DELETE', `${endpointsOf(this)}/${kept.endpointId}`)
    } catch (error) {
      if (!isGone(error)) return false
    }
    delete kept.endpointId
    delete kept.secret
    return true
  },
}

/** As Standard Webhooks signs: over the id, the moment and the body as it came. */
function isSigned({ headers, body, secret }) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = headers
  if (!secret || Math.abs(Date.now() / 1000 - Number(at)) > seconds_max) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const wanted = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`)
  return signatures.split(' ').some(one => one.length === wanted.length && timingSafeEqual(Buffer.from(one), wanted))
}

class LeadwrightTrigger {
  description = {
    displayName: 'Leadwright Trigger',
    name: 'leadwrightTrigger',
    icon: 'file:../Leadwright/leadwright.svg',
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["events"].join(", ")}}',
    description: 'Starts a workflow with events of Leadwright',
    defaults: { name: 'Leadwright Trigger' },
    inputs: [],
    outputs: ['main'],
    credentials: [{ name: 'leadwrightApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties,
  }
  methods = { loadOptions: { loadSites } }
  webhookMethods = { default: lifecycle }

  async webhook() {
    const request = this.getRequestObject()
    const body = request.rawBody ? request.rawBody.toString('utf8') : JSON.stringify(this.getBodyData())
    const { secret } = this.getWorkflowStaticData('node')
    if (!isSigned({ headers: this.getHeaderData(), body, secret })) {
      this.getResponseObject().status(401).end()
      return { noWebhookResponse: true }
    }
    return { workflowData: [this.helpers.returnJsonArray(JSON.parse(body))] }
  }
}

module.exports = { LeadwrightTrigger }
