import type { Tables } from '../database/tables.ts';
import type { FarmPlan } from './farm-plan.ts';
import { plotId } from './farm-rows.ts';
import { namedId } from './random.ts';

interface Context {
  plan: FarmPlan;
  farmId: string;
  manager: string;
  recorder: string;
  /** Unix seconds. */
  now: number;
}

/** The farm's instructions, oldest first, without change numbers. */
export function instructionRows({ plan, farmId, manager, recorder, now }: Context): Tables['instructions'][] {
  return plan.instructions.map(({ plot, text, givenBefore, doneBefore }, number) => {
    const doneAt = doneBefore === null ? null : now - doneBefore * 3600;
    const givenAt = now - givenBefore * 3600;
    return {
      farmer_id: farmId,
      id: namedId(`${plan.name} instruction ${number}`),
      change_no: 0,
      created_at: givenAt,
      updated_at: doneAt ?? givenAt,
      deleted_at: null,
      plot_id: plotId(plan, plot),
      text,
      done_at: doneAt,
      done_by: doneAt === null ? null : recorder,
      reading_id: null,
      created_by: manager,
      version: doneAt === null ? 1 : 2,
    };
  });
}
