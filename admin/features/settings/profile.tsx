/** Picture, name, address and language of the signed-in person. The language is also the one that emails to them are written in. */
import type { User } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { profileQuery } from '../../product/account/queries.ts'
import { useSettings } from '../../product/editor/use-settings.tsx'
import { client } from '../../product/session/api.ts'
import { session } from '../../product/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, FormActions, FormPair, SubmitButton } from '../../ui/form.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AddressFields } from './address-fields.tsx'
import { ChangeEmail } from './change-email.tsx'
import { Picture } from './picture.tsx'

export function Profile() {
  const { t } = useMessages()
  const { data: person, error, refetch } = useQuery(profileQuery())
  if (error && !person) return <ErrorState isPage error={error} onRetry={refetch} />
  return (
    <Section title={t('settings.profile')}>
      {person ? (
        <>
          <Picture person={person} />
          <ProfileForm person={person} />
        </>
      ) : (
        <Skeleton />
      )}
    </Section>
  )
}

function ProfileForm({ person }: { person: User }) {
  const { t } = useMessages()
  const [isChangingEmail, setChangingEmail] = useState(false)
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings: person,
    query: profileQuery(),
    draftOf: ({ first_name, last_name, language, address }) => ({ first_name, last_name, language, address }),
    save: async (body, options) => {
      const saved = await client.auth.updateProfile({ body }, options)
      session.setLanguage(saved.language)
      return saved
    },
    saved: t('settings.saved_toast'),
  })
  return (
    <>
      <Form onSubmit={submit}>
        <FormPair>
          <TextField
            name="first_name"
            label={t('account.first_name')}
            value={draft.first_name}
            onChange={first_name => change({ first_name })}
            autoComplete="given-name"
            isRequired
          />
          <TextField
            name="last_name"
            label={t('account.last_name')}
            value={draft.last_name}
            onChange={last_name => change({ last_name })}
            autoComplete="family-name"
            isRequired
          />
        </FormPair>
        <TextField label={t('account.email')} value={person.email} isReadOnly />
        <FormActions>
          <Button onPress={() => setChangingEmail(true)}>{t('settings.change_email')}</Button>
        </FormActions>
        <RadioGroup
          name="language"
          label={t('app.language')}
          description={t('settings.language_text')}
          value={draft.language}
          onChange={id => change({ language: id === 'es' ? 'es' : 'en' })}
          options={[
            { id: 'en', label: 'English' },
            { id: 'es', label: 'Español' },
          ]}
        />
        <AddressFields address={draft.address} onChange={address => change({ address })} />
        <FormActions>
          <SubmitButton isDisabled={!isDirty}>{t('settings.save_profile')}</SubmitButton>
        </FormActions>
      </Form>
      {dialogs}
      <ChangeEmail isOpen={isChangingEmail} onClose={() => setChangingEmail(false)} />
    </>
  )
}
