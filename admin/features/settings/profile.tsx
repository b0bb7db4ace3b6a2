/** Name and language of the signed-in person. The language is also the one that mails to them are written in. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { profileQuery } from '../../product/account/queries.ts'
import { client } from '../../product/session/api.ts'
import { session } from '../../product/session/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, FormActions, FormPair, SubmitButton } from '../../ui/form.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

export function Profile() {
  const { t } = useMessages()
  const queries = useQueryClient()
  const { data: person, error, refetch } = useQuery(profileQuery())
  if (error && !person) return <ErrorState whole error={error} onRetry={refetch} />

  const save = async (data: FormData) => {
    const language = data.get('language') === 'es' ? 'es' : 'en'
    const names = { first_name: String(data.get('first_name')), last_name: String(data.get('last_name')) }
    const saved = await client.auth.updateProfile({ body: { ...names, language } }, { ifMatch: person?.version })
    queries.setQueryData(profileQuery().queryKey, saved)
    session.setLanguage(language)
    toast({ text: t('settings.saved_toast') })
  }

  return (
    <Section title={t('settings.profile')}>
      {!person ? (
        <Skeleton />
      ) : (
        <Form key={person.version} onSubmit={save}>
          <FormPair>
            <TextField
              name="first_name"
              label={t('account.first_name')}
              defaultValue={person.first_name}
              autoComplete="given-name"
              isRequired
            />
            <TextField
              name="last_name"
              label={t('account.last_name')}
              defaultValue={person.last_name}
              autoComplete="family-name"
              isRequired
            />
          </FormPair>
          <TextField label={t('account.email')} value={person.email} isReadOnly />
          <RadioGroup
            name="language"
            label={t('app.language')}
            description={t('settings.language_text')}
            defaultValue={person.language}
            options={[
              { id: 'en', label: 'English' },
              { id: 'es', label: 'Español' },
            ]}
          />
          <FormActions>
            <SubmitButton>{t('settings.save_profile')}</SubmitButton>
          </FormActions>
        </Form>
      )}
    </Section>
  )
}
