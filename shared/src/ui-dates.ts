// Door 3: the parts of the kit that are heavy (React Aria's collections, calendars and popovers), and what few screens need: paper and sharing. Loaded when a screen first uses them.
export { ComboBox, type ComboBoxProps } from './ui/pickers/ComboBox.tsx';
export { DateField, type DateFieldProps } from './ui/dates/DateField.tsx';
export { DateRange, type DateRangeProps } from './ui/dates/DateRange.tsx';
export { Menu, type MenuChoice, type MenuProps } from './ui/pickers/Menu.tsx';
export { InLanguage } from './sharing/InLanguage.tsx';
export { Paper } from './printing/Paper.tsx';
export { ReadingLog } from './printing/ReadingLog.tsx';
export { PaperTable } from './printing/PaperTable.tsx';
export { paintNode } from './sharing/paint-svg.ts';
export { ShareDialog, SharedText } from './sharing/ShareDialog.tsx';
export { WeekPicture } from './sharing/WeekPicture.tsx';
export { Select, type SelectProps } from './ui/pickers/Select.tsx';
export { Tabs, type TabsProps } from './ui/layout/Tabs.tsx';
export { TimeField, type TimeFieldProps } from './ui/dates/TimeField.tsx';
export { usePrint, usePrinting } from './printing/use-printing.ts';
