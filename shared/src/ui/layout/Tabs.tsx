import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './Tabs.module.css';

export interface TabsProps<Id extends string> {
  /** What the tabs choose between. */
  label: string;
  value: Id;
  onChange: (id: Id) => void;
  tabs: readonly {
    id: Id;
    label: ReactNode;
    /** Its name where the visible words are short; it must contain them. */
    name?: string | undefined;
    content: ReactNode;
  }[];
}

/** Contents behind tabs of 56 px; only the chosen one is there. */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: TabsProps<Id>) {
  return (
    <AriaTabs className={`${styles.tabs}`} selectedKey={value} onSelectionChange={(key) => onChange(key as Id)}>
      <TabList aria-label={label} className={`${styles.list}`}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={`${styles.tab}`} {...(tab.name && { 'aria-label': tab.name })}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={`${styles.panel}`}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
