/** Above these ratios of drain EC to intake EC a crop needs more drainage, from its young to its late stages (product, section 10). */
export const ratioSteps = [1.2, 1.5, 2] as const;

/** The ratio above which growers want more drainage, whatever the stage. */
export const saltRatio = ratioSteps[0];
