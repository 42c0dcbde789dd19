// Door 3: the parts of the kit that are heavy (React Aria's collections, calendars and popovers). Loaded when a screen first uses them.
export { ComboBox, type ComboBoxProps } from './ui/ComboBox.tsx';
export { DateField, type DateFieldProps } from './ui/DateField.tsx';
export { DateRange, type DateRangeProps } from './ui/DateRange.tsx';
export { Menu, type MenuChoice, type MenuProps } from './ui/Menu.tsx';
export { Select, type SelectProps } from './ui/Select.tsx';
export { Tabs, type TabsProps } from './ui/Tabs.tsx';
export { TimeField, type TimeFieldProps } from './ui/TimeField.tsx';
