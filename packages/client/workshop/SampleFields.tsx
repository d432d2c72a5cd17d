import { useState } from 'react'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from './Workshop.module.css'

/** Everything that is filled in. */
export function SampleFields() {
  const [text, setText] = useState('Lines of text\nthat grow')
  const [format, setFormat] = useState<'text/plain' | 'text/markdown'>('text/plain')
  return (
    <Panel title="Fields">
      <div className={css.stack}>
        <TextField label="Name" placeholder="Ada" hint="As others see it" />
        <TextField label="Email" defaultValue="ada" error="This is not an address. It needs an @." />
        <PasswordField label="Password" revealLabel="Show password" defaultValue="secret" autoComplete="current-password" />
        <TextArea label="About you" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        <Select
          label="Format"
          value={format}
          onSelect={setFormat}
          options={[
            { value: 'text/plain', label: 'Plain text' },
            { value: 'text/markdown', label: 'Markdown' },
          ]}
        />
        <div>
          <Checkbox label="Hide attachments" defaultChecked />
          <Checkbox label="Hide everything" hint="Even this" />
          <Checkbox label="Not possible" disabled />
          <Checkbox label="All posts" look="radio" name="radio" defaultChecked />
          <Checkbox label="Only those I follow" look="radio" name="radio" />
          <Switch label="Stream new posts" defaultChecked />
          <Switch label="Pause while unfocused" hint="New posts wait" />
        </div>
      </div>
    </Panel>
  )
}
