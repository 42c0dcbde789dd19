import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { expect, fn } from 'storybook/test';
import { Badge } from '../badges/Badge.tsx';
import { Button } from '../buttons/Button.tsx';
import { Card } from '../layout/Card.tsx';
import { Channel } from '../measures/Channel.tsx';
import { Chip } from '../buttons/Chip.tsx';
import { ComboBox } from '../pickers/ComboBox.tsx';
import { DateField } from '../dates/DateField.tsx';
import { Form } from '../forms/Form.tsx';
import { Keypad } from '../measures/Keypad.tsx';
import { List } from '../layout/List.tsx';
import { sampleText } from './looks-text.sample.ts';
import { Mark } from '../badges/Mark.tsx';
import { MeasureField } from '../measures/MeasureField.tsx';
import { Num } from '../values/Num.tsx';
import { Page } from '../layout/Page.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { plots } from '../pickers/plots.sample.ts';
import { Segmented } from '../pickers/RadioGroup.tsx';
import { Row } from '../layout/Row.tsx';
import { Section } from '../layout/Section.tsx';
import { StatusMark } from '../values/StatusMark.tsx';
import { TextField } from '../fields/TextField.tsx';
import { TimeField } from '../dates/TimeField.tsx';
import { Value } from '../values/Value.tsx';

const meta = {
  title: 'Kit/Looks',
  parameters: { padded: false },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flex: 1, flexDirection: 'column' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const useSampleText = () => sampleText[useIntl().locale === 'ar-MA' ? 'ar-MA' : 'fr'];
const two = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 'var(--space-12)' } as const;
const four = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, auto)',
  gap: 'var(--space-4) var(--space-8)',
} as const;

function FormScreen() {
  const words = useSampleText();
  const [values, setValues] = useState(['2,4', '5,8', '', '']);
  const [kind, setKind] = useState('value');
  const set = (index: number) => (text: string) => setValues(values.map((old, at) => (at === index ? text : old)));
  const unit = 'mS/cm';
  return (
    <Page title={words.newReading} back={{ to: '/app' }} width="form">
      <Form onSubmit={fn()}>
        <ComboBox label={words.plot} value="s4" onChange={fn()} options={plots} />
        <div style={two}>
          <DateField label={words.date} value="2026-11-17" onChange={fn()} />
          <TimeField label={words.time} value="09:12" onChange={fn()} />
        </div>
        <div style={two}>
          <MeasureField
            label={words.intakeEc}
            side="intake"
            unit={unit}
            last="2,4"
            value={values[0] ?? ''}
            onChange={set(0)}
            state={{ state: 'in', label: words.in }}
          />
          <MeasureField
            label={words.drainEc}
            side="drain"
            unit={unit}
            last="4,1"
            value={values[2] ?? ''}
            onChange={set(2)}
          />
          <MeasureField
            label={words.intakePh}
            side="intake"
            last="5,8"
            value={values[1] ?? ''}
            onChange={set(1)}
            state={{ state: 'near-high', label: words.near }}
          />
          <MeasureField label={words.drainPh} side="drain" last="6,2" value={values[3] ?? ''} onChange={set(3)} />
        </div>
        <Segmented
          label={words.kind}
          value={kind}
          onChange={setKind}
          options={[
            { id: 'value', label: words.value },
            { id: 'drippers', label: words.drippers },
          ]}
        />
        <Keypad action={{ label: words.save }} decimalMark="," />
      </Form>
    </Page>
  );
}

function TodayScreen() {
  const words = useSampleText();
  return (
    <Page title={words.today} lead={words.progress} width="wide">
      <Button icon="round" full>
        {words.round}
      </Button>
      <Section title={words.without}>
        <List label={words.without}>
          <Row to="/app/new" title={words.plotNames[0]} text={words.raspberry} end={<Num>2,4</Num>} />
          <Row to="/app/new" title={words.plotNames[1]} text={words.tomato} />
        </List>
      </Section>
      <List label={words.today} look="cards">
        <Card as="li" to="/app/one/1" title={`${words.plotNames[2]} · ${words.tomato}`} meta={<Num>09:12</Num>}>
          <div style={four}>
            <span />
            <small>EC</small>
            <small>pH</small>
            <small>%</small>
            <span>{words.intake}</span>
            <Value size="card" state="in" stateLabel={words.in}>
              2,4
            </Value>
            <Value size="card" state="in" stateLabel={words.in}>
              5,8
            </Value>
            <span />
            <span>{words.drain}</span>
            <Value size="card" state="above" stateLabel={words.above}>
              4,6
            </Value>
            <Value size="card" state="in" stateLabel={words.in}>
              6,2
            </Value>
            <Value size="card">28</Value>
          </div>
          <Channel value={4.6} last={4.1} low={3} high={4.2} label={words.above} />
          <span>
            <Badge state="above" label={words.above} />
          </span>
        </Card>
      </List>
      <List label={words.latest}>
        <Row
          to="/app/one/2"
          start={<StatusMark state="above" label={words.above} />}
          title={
            <>
              <Num>08:55</Num> {words.plotNames[1]}
            </>
          }
          text={
            <>
              {words.intake} <Num>2,4 · 5,8</Num> {words.drain} <Num>4,6 · 6,2</Num>
            </>
          }
          end={
            <>
              <Num>28 %</Num>
              <StatusMark state="waiting" label={words.waiting} size={20} />
            </>
          }
        />
      </List>
      <div style={{ display: 'flex', gap: 'var(--space-8)' }}>
        <Chip icon="filter" onPress={fn()}>
          {words.filter}
        </Chip>
        <Chip onRemove={fn()}>{words.plotNames[2]}</Chip>
      </div>
    </Page>
  );
}

function LoginScreen() {
  const words = useSampleText();
  return (
    <Page title={words.logIn} width="form">
      <Mark size={48} />
      <Form onSubmit={fn()}>
        <TextField label={words.email} type="email" value="lea@oasis.ma" onChange={fn()} />
        <PasswordField label={words.password} value="seguia-demo" onChange={fn()} />
        <Button type="submit" variant="primary" large full>
          {words.logIn}
        </Button>
        <Button variant="quiet">{words.forgot}</Button>
      </Form>
    </Page>
  );
}

const notSideways = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

export const FormClosed: Story = { render: FormScreen };
export const FormOpen: Story = {
  render: FormScreen,
  play: async ({ canvas, userEvent }) => {
    const field = canvas
      .getAllByRole('textbox')
      .find((box) => box.getAttribute('data-keypad') && !box.getAttribute('value'));
    if (field) await userEvent.click(field);
  },
};
export const FormDark: Story = { render: FormScreen, globals: { theme: 'dark' } };
export const FormOutdoor: Story = { render: FormScreen, globals: { theme: 'outdoor' } };
export const FormFromTheRight: Story = { render: FormScreen, globals: { locale: 'ar-MA' } };
export const Today: Story = { render: TodayScreen, play: notSideways };
export const TodayDark: Story = { render: TodayScreen, play: notSideways, globals: { theme: 'dark' } };
export const TodayOutdoor: Story = { render: TodayScreen, play: notSideways, globals: { theme: 'outdoor' } };
export const TodayFromTheRight: Story = { render: TodayScreen, play: notSideways, globals: { locale: 'ar-MA' } };
export const Login: Story = { render: LoginScreen };
export const LoginFromTheRight: Story = { render: LoginScreen, globals: { locale: 'ar-MA', theme: 'dark' } };
