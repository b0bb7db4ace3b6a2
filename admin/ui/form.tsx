/**
 * A form whose refusals appear at the right field. Fields are named as on the wire; `onSubmit` may throw what the API
 * answered: pointers become field errors, the rest is shown above the button. Required, email and length are validated here first.
 */
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { type Messages, useMessages } from '../messages/messages.tsx'
import { Button, type ButtonProps } from './button.tsx'
import { FieldRefusals } from './field-refusals.ts'
import styles from './form.module.css'
import { Notice } from './notice.tsx'
import { fieldOf, type Problem, problemOf } from './problem.ts'
import { UnfinishedFields, useUnfinished } from './unfinished.ts'

export type FieldErrors = Record<string, string>
export type FormProps = {
  onSubmit: (data: FormData) => Promise<unknown>
  /** Further checks before sending, by field name. */
  check?: (data: FormData) => FieldErrors
  /** Turns the codes of a refusal into words of this screen; undefined leaves the server's text. */
  explain?: (problem: Problem) => string | undefined
  /** The field that a refusal belongs to although the API points at none. */
  place?: (problem: Problem) => string | undefined
  children: ReactNode
}

const Pending = createContext(false)

export function Form({ onSubmit, check, explain, place, children }: FormProps) {
  const { t } = useMessages()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<Problem>()
  const [isPending, setPending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const submissions = useRef(0)
  const unfinished = useUnfinished(() => form.current?.requestSubmit())

  useEffect(() => {
    if (refusals === 0) return
    // The group around a number is invalid too, and cannot be focused.
    const invalid = '[aria-invalid=true]:not([role=group]), [data-invalid] input, [data-invalid] button'
    form.current?.querySelector<HTMLElement>(invalid)?.focus()
  }, [refusals])

  const forget = useCallback((name: string) => {
    // What is refused after this was typed stays.
    const typedAt = submissions.current
    // Deferred: a render between the form's listener and React's own would restore the former value and lose typed text.
    setTimeout(() =>
      setErrors(errors =>
        typedAt === submissions.current && name in errors
          ? Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name))
          : errors,
      ),
    )
  }, [])

  useEffect(() => {
    const element = form.current
    const forgetTyped = ({ target }: Event) =>
      forget(target instanceof Element ? (target.getAttribute('name') ?? '') : '')
    element?.addEventListener('input', forgetTyped)
    return () => element?.removeEventListener('input', forgetTyped)
  }, [forget])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    if (unfinished.isWorking) return unfinished.ask()
    submissions.current += 1
    const element = event.currentTarget
    const data = new FormData(element)
    const found = { ...nativeErrors(element, t), ...check?.(data) }
    setErrors(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1)
    setPending(true)
    try {
      await onSubmit(data)
    } catch (error) {
      const problem = problemOf(error)
      const at = place?.(problem)
      const fields = at ? { [at]: explain?.(problem) ?? problem.text } : fieldErrors(problem, element)
      setErrors(fields)
      setRefusals(refusals + 1)
      if (at) return
      if (problem.errors.length === 0 || problem.errors.length > Object.keys(fields).length) setRefusal(problem)
    } finally {
      setPending(false)
    }
  }

  const fieldRefusals = useMemo(() => ({ errors, forget }), [errors, forget])
  const title = refusal ? (explain?.(refusal) ?? (refusal.text || t('ui.unreachable'))) : ''
  return (
    <AriaForm ref={form} className={styles.form} validationBehavior="aria" validationErrors={errors} onSubmit={submit}>
      <FieldRefusals value={fieldRefusals}>
        <UnfinishedFields value={unfinished.begin}>
          <Pending value={isPending}>
            {refusal && (
              <Notice tone="bad" title={title}>
                {refusal.errors
                  .filter(({ pointer, text }) => !(fieldOf(pointer) in errors) && text !== title)
                  .map(error => error.text)
                  .join(' ')}
              </Notice>
            )}
            {children}
          </Pending>
        </UnfinishedFields>
      </FieldRefusals>
    </AriaForm>
  )
}

/** The form's one primary action; pending while the form is being sent. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'variant'>) {
  const isPending = useContext(Pending)
  return <Button {...props} type="submit" variant="primary" isPending={isPending || props.isPending} />
}

const namesIn = (form: HTMLFormElement) =>
  new Set([...form.elements].map(element => element.getAttribute('name')).filter(name => name !== null))

const fieldErrors = (problem: Problem, form: HTMLFormElement): FieldErrors => {
  const names = namesIn(form)
  const named = problem.errors.map(error => [fieldOf(error.pointer), error.text] as const)
  return Object.fromEntries(named.filter(([name]) => names.has(name)))
}

const nativeErrors = (form: HTMLFormElement, t: Messages['t']): FieldErrors => {
  const errors: FieldErrors = {}
  for (const input of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]')) {
    const isRequired = input.required || input.ariaRequired === 'true'
    if (
      input.type === 'checkbox' ? isRequired && !(input as HTMLInputElement).checked : isRequired && !input.value.trim()
    )
      errors[input.name] = t('ui.required')
    else if (input.value && input.validity.typeMismatch)
      errors[input.name] = t(input.type === 'email' ? 'ui.invalid_email' : 'ui.invalid_url')
    else if (input.value && input.minLength > 0 && input.value.length < input.minLength)
      errors[input.name] = t('ui.too_short', { count: input.minLength })
  }
  return errors
}

/** The buttons below the fields. */
type FormActionsProps = { children: ReactNode; onCancel?: () => void }

/** Its buttons; with `onCancel` the last one leaves all as it is. */
export function FormActions({ children, onCancel }: FormActionsProps) {
  const { t } = useMessages()
  return (
    <div className={styles.actions}>
      {children}
      {onCancel && <Button onPress={onCancel}>{t('ui.cancel')}</Button>}
    </div>
  )
}

/** Two fields side by side where there is enough width. */
export const FormPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
