/** The address of an installation and an API key. */
class LeadwrightApi {
  name = 'leadwrightApi'
  displayName = 'Leadwright API'
  documentationUrl = 'https://github.com/leadwright/leadwright/blob/main/docs/integrations.md'
  properties = [
    {
      displayName: 'Address',
      name: 'baseUrl',
      type: 'string',
      default: '',
      placeholder: 'https://leads.example.com',
      required: true,
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description: 'With the permissions manage-leads, read-lead and manage-integrations',
    },
  ]
  authenticate = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  }
  test = {
    request: { baseURL: '={{$credentials.baseUrl.replace(/\\/+$/, "")}}', url: '/v1/sites', qs: { limit: 1 } },
  }
}

module.exports = { LeadwrightApi }
