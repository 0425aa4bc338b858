import { arcmageKit } from '@siegeworks/arcmage/scene';
import { describeScenarios } from '@siegeworks/scenario/testing';

describeScenarios(arcmageKit, new URL('../scenarios/', import.meta.url));
