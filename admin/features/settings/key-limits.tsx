/** What a key is limited to beyond its permissions: until when, from where, how often. */
import { type ApiKey, type ApiKeyChanges, constraints } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'

type KeyLimits = Pick<ApiKeyChanges, 'expires_at' | 'allowed_addresses' | 'requests_per_minute'>

export function KeyLimitFields({ apiKey }: { apiKey?: ApiKey }) {
  const { t } = useMessages()
  const { minimum, maximum } = constraints.NewApiKey.requests_per_minute
  return (
    <>
      <DateField
        name="expires_at"
        label={t('api_keys.expires')}
        description={t('api_keys.expires_text')}
        defaultValue={apiKey?.expires_at ? toDay(apiKey.expires_at) : ''}
      />
      <TextArea
        name="allowed_addresses"
        label={t('api_keys.addresses')}
        description={t('api_keys.addresses_text')}
        defaultValue={apiKey?.allowed_addresses.join('\n') ?? ''}
        placeholder="203.0.113.0/24"
        rows={2}
      />
      <NumberField
        name="requests_per_minute"
        label={t('api_keys.requests')}
        description={t('api_keys.requests_text')}
        defaultValue={apiKey?.requests_per_minute ?? undefined}
        minValue={minimum}
        maxValue={maximum}
      />
    </>
  )
}

/** The fields as the API takes them; a key ends with its last day, in the zone of the browser. */
export function readKeyLimits(data: FormData): KeyLimits {
  const day = String(data.get('expires_at') ?? '')
  const requests = String(data.get('requests_per_minute') ?? '')
  return {
    expires_at: day === '' ? null : new Date(`${day.slice(0, 10)}T23:59:59.999`).toISOString(),
    allowed_addresses: String(data.get('allowed_addresses') ?? '')
      .split(/[\s,;]+/)
      .filter(address => address !== ''),
    requests_per_minute: requests === '' ? null : Number(requests),
  }
}

function toDay(instant: string): string {
  const at = new Date(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
