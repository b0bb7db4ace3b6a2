/** The key of an account, and where the account is if the key does not say. */
import { limits, type MarketingService, type ServiceKey } from '@leadwright/sdk'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Named as a new connection has them; `prefix` is empty where the key is replaced. */
export function KeyFields({ service, prefix = 'key.' }: { service: MarketingService; prefix?: string }) {
  const { t } = useMessages()
  return (
    <>
      {service === 'activecampaign' && (
        <TextField
          name={`${prefix}account_url`}
          type="url"
          label={t('connections.account_url')}
          description={t('connections.account_url_text')}
          placeholder="https://casaverde.api-us1.com"
          isRequired
        />
      )}
      <TextField
        name={`${prefix}api_key`}
        type="password"
        autoComplete="off"
        label={t('connections.api_key')}
        description={t(keyTexts[service])}
        maxLength={limits.connection_key_characters_max}
        isRequired
      />
    </>
  )
}

const keyTexts: Record<MarketingService, MessageKey> = {
  mailchimp: 'connections.api_key_mailchimp',
  constant_contact: 'connections.api_key',
  activecampaign: 'connections.api_key_activecampaign',
}

export function readKey(data: FormData, prefix = 'key.'): ServiceKey {
  const account_url = String(data.get(`${prefix}account_url`) ?? '').trim()
  return { api_key: String(data.get(`${prefix}api_key`) ?? '').trim(), ...(account_url && { account_url }) }
}
