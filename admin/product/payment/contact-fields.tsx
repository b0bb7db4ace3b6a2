/** Name on the card, country, ZIP, and the tax ID of a business. */
import { constraints } from '@leadwright/sdk'
import { useMemo } from 'react'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import { type FieldErrors, FormPair } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { PaymentContact } from './contact.ts'
import { getTaxIdType, hasPostalCodes, listCountries } from './countries.ts'

interface ContactFieldsProps {
  contact: PaymentContact
  onChange: (changes: Partial<PaymentContact>) => void
  hasTaxId: boolean
}

export function ContactFields({ contact, onChange, hasTaxId }: ContactFieldsProps) {
  const { t, language } = useMessages()
  const countries = useMemo(() => listCountries(language), [language])
  return (
    <>
      <TextField
        name="name"
        label={t('payment.name_on_card')}
        autoComplete="cc-name"
        maxLength={constraints.NewBillingDetails.name.maxLength}
        value={contact.name}
        onChange={name => onChange({ name })}
        isRequired
      />
      <FormPair>
        <Select
          name="country"
          label={t('payment.country')}
          options={countries}
          placeholder={t('payment.choose_country')}
          value={contact.country || null}
          onChange={country => onChange({ country })}
          isRequired
        />
        {hasPostalCodes(contact.country) && (
          <TextField
            name="postal_code"
            label={t('payment.zip')}
            autoComplete="postal-code"
            maxLength={constraints.BillingAddress.postal_code.maxLength}
            value={contact.postal_code}
            onChange={postal_code => onChange({ postal_code })}
            isRequired
          />
        )}
      </FormPair>
      {hasTaxId && getTaxIdType(contact.country) && (
        <TextField
          name="tax_id"
          label={t('payment.tax_id')}
          description={t('payment.tax_id_text')}
          maxLength={constraints.NewTaxId.value.maxLength}
          value={contact.tax_id}
          onChange={tax_id => onChange({ tax_id })}
          spellCheck="false"
        />
      )}
    </>
  )
}

export function checkContact({ name, country, postal_code }: PaymentContact, t: Messages['t']): FieldErrors {
  const errors: FieldErrors = {}
  if (name.trim() === '') errors.name = t('payment.name_required')
  if (country === '') errors.country = t('payment.country_required')
  if (hasPostalCodes(country) && postal_code.trim() === '') errors.postal_code = t('payment.zip_required')
  return errors
}
