/** The lines of the person's postal address; each may stay empty. */
import { constraints, type UserAddress } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { FormPair } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Line = keyof typeof constraints.NewUserAddress & keyof UserAddress
type Props = { address: UserAddress; onChange: (address: UserAddress) => void }

export function AddressFields({ address, onChange }: Props) {
  const { t } = useMessages()
  const field = (name: Line, label: string, autoComplete: string) => (
    <TextField
      name={`address.${name}`}
      label={label}
      value={address[name]}
      onChange={value => onChange({ ...address, [name]: value })}
      maxLength={constraints.NewUserAddress[name].maxLength}
      autoComplete={autoComplete}
    />
  )
  return (
    <>
      {field('line1', t('settings.line1'), 'address-line1')}
      {field('line2', t('settings.line2'), 'address-line2')}
      <FormPair>
        {field('postal_code', t('settings.postal_code'), 'postal-code')}
        {field('city', t('settings.city'), 'address-level2')}
      </FormPair>
      <FormPair>
        {field('region', t('settings.region'), 'address-level1')}
        {field('country', t('settings.country'), 'country-name')}
      </FormPair>
    </>
  )
}
