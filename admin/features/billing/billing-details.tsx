/** Name, address and tax ID on invoices from now on. */
import { type BillingAddress, type BillingDetails, constraints } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { useSettings } from '../../product/editor/use-settings.tsx'
import { getTaxIdType, listCountries } from '../../product/payment/countries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, FormActions, FormPair, SubmitButton } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { billing, detailsQuery } from './queries.ts'

export function BillingDetailsForm() {
  const { t } = useMessages()
  const { data, error, refetch } = useQuery(detailsQuery())
  return (
    <Section title={t('billing.details')} description={t('billing.details_text')}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      {data && <DetailsForm details={data} />}
    </Section>
  )
}

const taxIdStatuses: Record<NonNullable<BillingDetails['tax_id']>['status'], MessageKey> = {
  pending: 'billing.tax_pending',
  verified: 'billing.tax_verified',
  unverified: 'billing.tax_unverified',
  unavailable: 'billing.tax_unavailable',
}

function DetailsForm({ details }: { details: BillingDetails }) {
  const { t } = useMessages()
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings: details,
    query: detailsQuery(),
    draftOf: ({ name, address, tax_id }) => ({ name, address, tax_id: tax_id?.value ?? '' }),
    save: (_changes, options, { name, address, tax_id }) => {
      const type = getTaxIdType(address.country) ?? details.tax_id?.type
      const value = tax_id.trim()
      return billing.updateDetails(
        { body: { name, address, ...(type && value !== '' && { tax_id: { type, value } }) } },
        options,
      )
    },
    saved: t('billing.details_saved_toast'),
  })
  const isSaved = details.tax_id !== undefined && details.tax_id.value === draft.tax_id
  return (
    <>
      <Form
        onSubmit={submit}
        place={({ errors }) => (errors.some(({ pointer }) => pointer.includes('tax_id')) ? 'tax_id' : undefined)}
        explain={({ errors }) => errors.find(({ pointer }) => pointer.includes('tax_id'))?.text}
      >
        <TextField
          name="name"
          label={t('billing.details_name')}
          value={draft.name}
          onChange={name => change({ name })}
          maxLength={constraints.NewBillingDetails.name.maxLength}
          autoComplete="organization"
        />
        <AddressFields address={draft.address} onChange={address => change({ address })} />
        {(getTaxIdType(draft.address.country) || details.tax_id) && (
          <TextField
            name="tax_id"
            label={t('billing.tax_id')}
            description={details.tax_id && isSaved ? t(taxIdStatuses[details.tax_id.status]) : undefined}
            value={draft.tax_id}
            onChange={tax_id => change({ tax_id })}
            maxLength={constraints.NewTaxId.value.maxLength}
            spellCheck="false"
          />
        )}
        <FormActions>
          <SubmitButton isDisabled={!isDirty}>{t('billing.save_details')}</SubmitButton>
        </FormActions>
      </Form>
      {dialogs}
    </>
  )
}

type Line = Exclude<keyof BillingAddress, 'country'>

function AddressFields({
  address,
  onChange,
}: {
  address: BillingAddress
  onChange: (address: BillingAddress) => void
}) {
  const { t, language } = useMessages()
  const countries = useMemo(() => listCountries(language), [language])
  const field = (name: Line, label: string, autoComplete: string) => (
    <TextField
      name={`address.${name}`}
      label={label}
      value={address[name]}
      onChange={value => onChange({ ...address, [name]: value })}
      maxLength={constraints.BillingAddress[name].maxLength}
      autoComplete={autoComplete}
    />
  )
  return (
    <>
      <Select
        name="address.country"
        label={t('billing.country')}
        options={countries}
        placeholder={t('payment.choose_country')}
        value={address.country || null}
        onChange={country => onChange({ ...address, country })}
      />
      {field('line1', t('billing.line1'), 'address-line1')}
      {field('line2', t('billing.line2'), 'address-line2')}
      <FormPair>
        {field('postal_code', t('billing.postal_code'), 'postal-code')}
        {field('city', t('billing.city'), 'address-level2')}
      </FormPair>
      {field('state', t('billing.region'), 'address-level1')}
    </>
  )
}
